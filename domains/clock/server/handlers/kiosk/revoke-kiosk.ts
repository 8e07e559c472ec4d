import { requireLocation } from '@hearth/domains/scheduling/service';
import { CONFLICT, failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { revokeKiosk as contract } from '../../../contract/kiosk-endpoints.ts';
import { presentKiosk } from '../../actions/present.ts';
import { lockKiosk, updateKiosk } from '../../queries/kiosk.ts';

/** The hash of its token stays: a tablet that is switched on later is told, and what it sends is kept. */
export const revokeKiosk = implement(contract, async ({ params, body }, { db, grant, actor, clock }) => {
  const place = await requireLocation(db, grant);
  return inScope(db, SYSTEM, async (system) => {
    const row = await lockKiosk(system, place.id, params.kiosk_id);
    if (row === undefined) throw failure(NOT_FOUND);
    if (row.version !== body.version || row.revoked_at !== null) throw failure(CONFLICT);
    const lost = body.lost_since === null ? null : new Date(body.lost_since);
    const set = {
      revoked_at: clock.now(),
      revoked_by: actor.userId,
      code_hash: null,
      code_ends_at: null,
      // What was doubted before stays doubted.
      suspect_from: lost === null || (row.suspect_from !== null && row.suspect_from < lost) ? row.suspect_from : lost,
      version: row.version + 1,
    };
    await updateKiosk(system, row.id, set);
    return presentKiosk({ ...row, ...set });
  });
});
