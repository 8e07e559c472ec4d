import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/time-off-endpoints.ts';
import { planDecisions } from '../../../rules/time-off.ts';
import { announceDecision } from '../../announce-decision.ts';
import { decide, lockRequests } from '../../queries/time-off.ts';

/** Each request is decided as it was seen; what has changed since is left and named. */
export const decideTimeOffRequests = implement(contract.decideTimeOffRequests, async ({ body }, work) => {
  const { db, clock, actor, grant, emit } = work;
  const rows = await lockRequests(
    db,
    grant,
    body.requests.map(({ id }) => id),
  );
  const { ids, left } = planDecisions(body.requests, rows);
  const decided = await decide(db, ids, {
    state: body.decision,
    note: body.note,
    by: actor.userId,
    at: clock.now(),
  });
  const due = new Set(ids);
  for (const row of rows.filter(({ id }) => due.has(id)))
    await announceDecision(emit, grant.groupId, row, body.decision);
  return { decided, left: [...left] };
});
