import { requireLocation } from '@hearth/domains/scheduling/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { TOO_MANY_KIOSKS } from '../../../contract/failures.ts';
import { createKiosk as contract } from '../../../contract/kiosk-endpoints.ts';
import { CODE_MS, KIOSKS_PER_LOCATION } from '../../../rules/limits.ts';
import { presentKiosk } from '../../actions/present.ts';
import { codeHash, newCode } from '../../actions/tablet.ts';
import { countKiosks, insertKiosk } from '../../queries/kiosk.ts';
import type { KioskRow } from '../../queries/kiosk.ts';

export const createKiosk = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  const place = await requireLocation(db, grant);
  const now = clock.now();
  const code = newCode();
  const endsAt = new Date(now.getTime() + CODE_MS);
  const row: KioskRow = {
    id: newId(now.getTime()),
    group_id: grant.groupId,
    location_id: place.id,
    name: body.name,
    made_by: actor.userId,
    made_at: now,
    code_hash: codeHash(code),
    code_ends_at: endsAt,
    device_hash: null,
    private_key: null,
    paired_at: null,
    last_seen_at: null,
    away_from: null,
    away_until: null,
    last_serial: 0,
    wrong_pins: 0,
    wrong_since: null,
    revoked_at: null,
    revoked_by: null,
    suspect_from: null,
    version: 1,
  };
  await inScope(db, SYSTEM, async (system) => {
    if ((await countKiosks(system, place.id, now)) >= KIOSKS_PER_LOCATION) throw failure(TOO_MANY_KIOSKS);
    await insertKiosk(system, row);
  });
  return { kiosk: presentKiosk(row), code, code_ends_at: endsAt.toISOString() };
});
