import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { TIME_OFF_REQUESTED } from '../../../contract/events.ts';
import {
  DATES_REVERSED,
  RANGE_TOO_LONG,
  TIME_OFF_ONE_DAY,
  TIME_OFF_OVERLAP,
  TIME_OFF_TIMES,
  TIME_OFF_TOO_FAR,
  TIME_OFF_TOO_MANY,
} from '../../../contract/failures.ts';
import type { TimeOff } from '../../../contract/schemas.ts';
import { awayTogether, awayTimes } from '../../../rules/hours/away.ts';
import type { AwayTimes } from '../../../rules/hours/away.ts';
import { MAX_PENDING_TIME_OFF, MAX_TIME_OFF_DAYS } from '../../../rules/limits.ts';
import { findRequestProblem } from '../../../rules/time-off.ts';
import { requireOwnEmployment } from '../../access.ts';
import { refuseRuledOut } from './judge-time-off.ts';
import { readMiddays } from '../../place-settings.ts';
import { lockPeople } from '../../queries/shift.ts';
import { countPending, findTimeOff, insertTimeOff } from '../../queries/time-off.ts';

const REFUSED_FOR = {
  REVERSED: DATES_REVERSED,
  TOO_FAR: TIME_OFF_TOO_FAR,
  MANY_DAYS: TIME_OFF_ONE_DAY,
  TIMES: TIME_OFF_TIMES,
};

/** Asked once for the same days; two requests at once wait for each other. The same request sent again is the one that waits. */
export const requestTimeOff = implement(contract.requestTimeOff, async ({ params, body }, work) => {
  const { db, clock, emit } = work;
  const problem = findRequestProblem(body, clock.now().toISOString().slice(0, 10));
  if (problem === 'TOO_LONG') throw failure(RANGE_TOO_LONG, { most: MAX_TIME_OFF_DAYS });
  if (problem !== undefined) throw failure(REFUSED_FOR[problem]);
  const employment = await requireOwnEmployment(db, params.employee_id);
  const asked = { ...body, ...(await readTimes(db, employment.location_id, body)) };
  await lockPeople(db, [employment.id]);
  const near = await findTimeOff(db, [employment.id], { from: body.starts_on, to: body.ends_on });
  const overlapping = near.find((other) => awayTogether(asked, other));
  // Sent again after a lost connection, it is the same request.
  if (overlapping !== undefined && isSame(asked, overlapping)) return overlapping;
  if (overlapping !== undefined) throw failure(TIME_OFF_OVERLAP, { request_id: overlapping.id });
  const request = {
    ...asked,
    id: newId(),
    employee_id: employment.id,
    state: 'REQUESTED' as const,
    decision_note: '',
    version: 1,
  };
  if ((await countPending(db, employment.id)) >= MAX_PENDING_TIME_OFF)
    throw failure(TIME_OFF_TOO_MANY, { most: MAX_PENDING_TIME_OFF });
  await refuseRuledOut(work, request);
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

const SAME = ['starts_on', 'ends_on', 'part', 'start', 'end', 'kind', 'note'] as const;

/** Whether a request that waits is in every word what is asked for. */
function isSame(asked: Pick<TimeOff, (typeof SAME)[number]>, waiting: TimeOff): boolean {
  return waiting.state === 'REQUESTED' && SAME.every((part) => asked[part] === waiting[part]);
}

/** The times of a part of a day; where the location halves its days is no secret from whoever works there. */
async function readTimes(
  db: Tx,
  locationId: string,
  asked: Pick<TimeOff, 'part' | 'start' | 'end'>,
): Promise<AwayTimes> {
  const midday =
    asked.part === 'MORNING' || asked.part === 'AFTERNOON'
      ? (await inScope(db, SYSTEM, (system) => readMiddays(system, [locationId]))).get(locationId)
      : undefined;
  return awayTimes(asked, midday);
}
