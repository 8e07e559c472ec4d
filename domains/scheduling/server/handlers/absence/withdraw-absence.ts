import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/absence-endpoints.ts';
import { ABSENCE_REPORTED } from '../../../contract/events.ts';
import { endAbsence } from '../../queries/absence.ts';
import { findPublishedById } from '../../queries/published-shift.ts';

/** They come after all. */
export const withdrawAbsence = implement(contract.withdrawAbsence, async ({ params }, { db, clock, emit }) => {
  const own = new Set((await findMyEmployments(db)).map(({ id }) => id));
  return inScope(db, SYSTEM, async (system) => {
    const [shift] = await findPublishedById(system, [params.shift_id]);
    const employeeId = shift?.employee_id ?? null;
    if (employeeId === null || !own.has(employeeId)) throw failure(NOT_FOUND);
    const ended = await endAbsence(system, { shiftId: params.shift_id, employeeId, at: clock.now() });
    if (ended === undefined) return { withdrawn: false };
    await emit(
      ABSENCE_REPORTED.of({
        group_id: ended.group_id,
        topics: [`brand:${ended.location_id}`],
        data: { report_id: ended.id, is_withdrawn: true },
      }),
    );
    return { withdrawn: true };
  });
});
