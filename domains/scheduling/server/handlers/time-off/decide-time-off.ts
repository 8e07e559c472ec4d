import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { refuseStale } from '@hearth/platform/database/versioned-rows';
import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/endpoints.ts';
import { ALREADY_DECIDED, CONFLICT_STALE } from '../../../contract/failures.ts';
import { announceDecision } from '../../announce-decision.ts';
import { decide, lockRequests } from '../../queries/time-off.ts';

/** A decision is made once, on what the manager saw. */
export const decideTimeOff = implement(contract.decideTimeOff, async ({ params, body }, context) => {
  const { db, clock, actor, grant, emit } = context;
  const [request] = await lockRequests(db, grant, [params.request_id]);
  if (request === undefined) throw failure(NOT_FOUND);
  if (request.state !== 'REQUESTED') throw failure(ALREADY_DECIDED, { state: request.state });
  refuseStale(CONFLICT_STALE, request.version, body.version);
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
