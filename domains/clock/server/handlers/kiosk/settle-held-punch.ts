import { requireLocation } from '@hearth/domains/scheduling/service';
import { findEmployees } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { HELD_SETTLED, PUNCH_OWN } from '../../../contract/failures.ts';
import { settleHeldPunch as contract } from '../../../contract/kiosk-endpoints.ts';
import { proposeCorrection } from '../../correct-punches.ts';
import { lockHeld, settleHeldRow } from '../../queries/held.ts';
import { announcePunches } from '../../record-punches.ts';

/** What is added is a correction like any other: chained, with who added it and why, and told to the person. */
export const settleHeldPunch = implement(contract, async ({ params, body }, work) => {
  const place = await requireLocation(work.db, work.grant);
  const { userId } = work.actor;
  await inScope(work.db, SYSTEM, async (db) => {
    const row = await lockHeld(db, place.id, params.held_id);
    if (row === undefined) throw failure(NOT_FOUND);
    if (row.state !== 'WAITING') throw failure(HELD_SETTLED);
    const [person] = await findEmployees(db, [row.employee_id]);
    if (person === undefined) throw failure(NOT_FOUND);
    if (person.user_id === userId) throw failure(PUNCH_OWN);
    if (body.decision === 'ADD') {
      await proposeCorrection(
        { ...work, db },
        { person, locationId: place.id, userId, side: 'MANAGER' },
        {
          idempotency_key: row.idempotency_key,
          changes: [{ act: 'ADD', punch_id: null, kind: row.kind, at: row.at.toISOString(), position_id: null }],
          reason: body.reason,
        },
      );
    }
    // Other managers see it go as well; what is added says so by itself.
    else await announcePunches(work, person, place.id);
    const state = body.decision === 'ADD' ? ('ADDED' as const) : ('DISMISSED' as const);
    await settleHeldRow(db, row.id, { state, settled_by: userId, settled_at: work.clock.now() });
  });
  return { settled: true as const };
});
