import { requireLocation } from '@hearth/domains/scheduling/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { listKiosks as contract } from '../../../contract/kiosk-endpoints.ts';
import { MOST_KIOSKS } from '../../../rules/limits.ts';
import { presentKiosk } from '../../actions/present.ts';
import { findKiosks } from '../../queries/kiosk.ts';

export const listKiosks = implement(contract, async (_input, { db, grant }) => {
  const place = await requireLocation(db, grant);
  const rows = await inScope(db, SYSTEM, (system) => findKiosks(system, place.id, MOST_KIOSKS));
  return { kiosks: rows.map(presentKiosk) };
});
