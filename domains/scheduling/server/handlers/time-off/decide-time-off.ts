import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { refuseStale } from '@hearth/platform/database/versioned-rows';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { TIME_OFF_DECIDED } from '../../../contract/events.ts';
import { ALREADY_DECIDED, CONFLICT_STALE } from '../../../contract/failures.ts';
import { decide, lockTimeOff } from '../../queries/time-off.ts';

/** A decision is made once, on what the manager saw. */
export const decideTimeOff = implement(contract.decideTimeOff, async ({ params, body }, context) => {
  const { db, clock, actor, grant, emit } = context;
  const request = await lockTimeOff(db, grant, params.request_id);
  if (request === undefined) throw failure(NOT_FOUND);
  if (request.state !== 'REQUESTED') throw failure(ALREADY_DECIDED, { state: request.state });
  refuseStale(CONFLICT_STALE, request.version, body.version);
  const decided = await decide(db, request.id, {
    state: body.decision,
    note: body.note,
    by: actor.userId,
    at: clock.now(),
  });
  if (decided === undefined) throw failure(NOT_FOUND);
  await emit(
    TIME_OFF_DECIDED.of({
      group_id: grant.groupId,
      topics: [
        `brand:${request.location_id}`,
        ...(request.user_id === null ? [] : [`user:${request.user_id}` as const]),
      ],
      data: { request_id: request.id, employee_id: request.employee_id, state: body.decision },
    }),
  );
  return decided;
});
