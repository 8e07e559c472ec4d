import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { refuseStale } from '@hearth/platform/database/versioned-rows';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { ALREADY_DECIDED, CONFLICT_STALE, TIME_OFF_NEEDS_REASON, TIME_OFF_OWN } from '../../../contract/failures.ts';
import { announceDecision } from '../../announce-decision.ts';
import { findForOthers } from '../../for-others.ts';
import { findUnreasoned } from './judge-time-off.ts';
import { lockPeople } from '../../queries/shift.ts';
import { decide, findEmployeesOfRequests, lockRequests } from '../../queries/time-off.ts';

/** A decision is made once, on what the manager saw. */
export const decideTimeOff = implement(contract.decideTimeOff, async ({ params, body }, context) => {
  const { db, clock, actor, grant, emit } = context;
  // Two approvals for one person wait for each other, so that both together don't go beyond what there is.
  await lockPeople(db, await findEmployeesOfRequests(db, grant, [params.request_id]));
  const [request] = await lockRequests(db, grant, [params.request_id]);
  if (request === undefined) throw failure(NOT_FOUND);
  if (request.state !== 'REQUESTED') throw failure(ALREADY_DECIDED, { state: request.state });
  refuseStale(CONFLICT_STALE, request.version, body.version);
  if ((await findForOthers(context, [request])).size > 0) throw failure(TIME_OFF_OWN);
  if (body.decision === 'APPROVED') {
    const unreasoned = await findUnreasoned(context, [request], { grant, actor, note: body.note });
    if (unreasoned.size > 0) throw failure(TIME_OFF_NEEDS_REASON);
  }
  const [decided] = await decide(db, [request.id], {
    state: body.decision,
    note: body.note,
    by: actor.userId,
    at: clock.now(),
  });
  if (decided === undefined) throw failure(NOT_FOUND);
  await announceDecision(emit, grant.groupId, request, body.decision);
  return decided;
});
