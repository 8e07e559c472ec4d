import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { TIME_OFF_REQUESTED } from '../../../contract/events.ts';
import { DATES_REVERSED, RANGE_TOO_LONG, TIME_OFF_OVERLAP } from '../../../contract/failures.ts';
import { MAX_TIME_OFF_DAYS } from '../../../rules/limits.ts';
import { dayNumber } from '../../../rules/hours/time.ts';
import { requireOwnEmployment } from '../../access.ts';
import { lockPeople } from '../../queries/shift.ts';
import { findTimeOff, insertTimeOff } from '../../queries/time-off.ts';

/** Asked once for the same days; two requests at once wait for each other. */
export const requestTimeOff = implement(contract.requestTimeOff, async ({ params, body }, { db, clock, emit }) => {
  if (body.ends_on < body.starts_on) throw failure(DATES_REVERSED);
  if (dayNumber(body.ends_on) - dayNumber(body.starts_on) >= MAX_TIME_OFF_DAYS)
    throw failure(RANGE_TOO_LONG, { most: MAX_TIME_OFF_DAYS });
  const employment = await requireOwnEmployment(db, params.employee_id);
  await lockPeople(db, [employment.id]);
  const [overlapping] = await findTimeOff(db, [employment.id], { from: body.starts_on, to: body.ends_on });
  if (overlapping !== undefined) throw failure(TIME_OFF_OVERLAP, { request_id: overlapping.id });
  const request = {
    ...body,
    id: newId(),
    employee_id: employment.id,
    state: 'REQUESTED' as const,
    decision_note: '',
    version: 1,
  };
  await insertTimeOff(db, employment.group_id, request, clock.now());
  await emit(
    TIME_OFF_REQUESTED.of({
      group_id: employment.group_id,
      topics: [`brand:${employment.location_id}`],
      data: { request_id: request.id, employee_id: employment.id },
    }),
  );
  return request;
});
