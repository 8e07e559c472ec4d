import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND, TOO_MANY_REQUESTS } from '@hearth/kit/failure';
import { requireSameSender } from '@hearth/kit/sent-again';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/absence-endpoints.ts';
import { ABSENCE_REPORTED } from '../../../contract/events.ts';
import { ABSENCE_EARLY, ABSENCE_OVER } from '../../../contract/failures.ts';
import { judgeReportTime } from '../../../rules/absence.ts';
import { MOST_ABSENCE_REPORTS } from '../../../rules/limits.ts';
import { presentAbsence } from '../../present.ts';
import { countAbsences, endAbsence, findAbsence, insertAbsence } from '../../queries/absence.ts';
import { findPublishedById } from '../../queries/published-shift.ts';
import { lockPeople } from '../../queries/shift.ts';

const REFUSED = { EARLY: ABSENCE_EARLY, OVER: ABSENCE_OVER };

/** Of the caller's own published shift. What they say last is what stands; the same report sent again is the same. */
export const reportAbsence = implement(contract.reportAbsence, async ({ params, body }, { db, clock, emit }) => {
  const own = new Map((await findMyEmployments(db)).map((one) => [one.id, one]));
  return inScope(db, SYSTEM, async (system) => {
    const [shift] = await findPublishedById(system, [params.shift_id]);
    const employment = own.get(shift?.employee_id ?? '');
    if (shift === undefined || employment === undefined) throw failure(NOT_FOUND);
    await lockPeople(system, [employment.id]);
    const sent = requireSameSender(
      await findAbsence(system, body.idempotency_key),
      (row) => ({ placeId: row.shift_id, userId: row.employee_id }),
      { placeId: shift.id, userId: employment.id },
    );
    if (sent !== undefined) return presentAbsence(sent);
    const now = clock.now();
    const wrong = judgeReportTime(shift, now);
    if (wrong !== undefined) throw failure(REFUSED[wrong]);
    if ((await countAbsences(system, shift.id, employment.id)) >= MOST_ABSENCE_REPORTS)
      throw failure(TOO_MANY_REQUESTS, {
        retry_after_seconds: Math.ceil((shift.ends_at.getTime() - now.getTime()) / 1000),
      });
    await endAbsence(system, { shiftId: shift.id, employeeId: employment.id, at: now });
    const row = {
      id: body.idempotency_key,
      shift_id: shift.id,
      employee_id: employment.id,
      location_id: shift.location_id,
      group_id: employment.group_id,
      kind: body.kind,
      minutes_late: body.kind === 'LATE' ? body.minutes_late : null,
      note: body.note,
      reported_at: now,
    };
    await insertAbsence(system, { ...row, local_date: shift.local_date });
    await emit(
      ABSENCE_REPORTED.of({
        group_id: row.group_id,
        topics: [`brand:${row.location_id}`],
        data: { report_id: row.id, is_withdrawn: false },
      }),
    );
    return presentAbsence({ ...row, ended_at: null, seen_at: null });
  });
});
