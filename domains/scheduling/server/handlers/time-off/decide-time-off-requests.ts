import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/time-off-endpoints.ts';
import { planDecisions } from '../../../rules/time-off.ts';
import { announceDecision } from '../../announce-decision.ts';
import { findForOthers } from '../../for-others.ts';
import { findUnreasoned } from './judge-time-off.ts';
import { lockPeople } from '../../queries/shift.ts';
import { decide, findEmployeesOfRequests, lockRequests } from '../../queries/time-off.ts';

/** Each request is decided as it was seen; what has changed since, or needs a reason, is left and named. */
export const decideTimeOffRequests = implement(contract.decideTimeOffRequests, async ({ body }, work) => {
  const { db, clock, actor, grant, emit } = work;
  const asked = body.requests.map(({ id }) => id);
  // Two approvals for one person wait for each other, so that both together don't go beyond what there is.
  await lockPeople(db, await findEmployeesOfRequests(db, grant, asked));
  const rows = await lockRequests(db, grant, asked);
  const plan = planDecisions(body.requests, rows);
  // In the order of the call: of two that don't fit together, the first one is approved.
  const waiting = plan.ids.flatMap((id) => rows.filter((row) => row.id === id));
  const forOthers = await findForOthers(work, waiting);
  const planned = waiting.filter(({ id }) => !forOthers.has(id));
  const unreasoned =
    body.decision === 'APPROVED'
      ? await findUnreasoned(work, planned, { grant, actor, note: body.note })
      : new Set<string>();
  const ids = planned.map(({ id }) => id).filter((id) => !unreasoned.has(id));
  const left = [
    ...plan.left,
    ...[...forOthers].map((id) => ({ id, why: 'OWN' as const })),
    ...[...unreasoned].map((id) => ({ id, why: 'REASON' as const })),
  ];
  const decided = await decide(db, ids, {
    state: body.decision,
    note: body.note,
    by: actor.userId,
    at: clock.now(),
  });
  const due = new Set(ids);
  for (const row of rows.filter(({ id }) => due.has(id)))
    await announceDecision(emit, grant.groupId, row, body.decision);
  return { decided, left };
});
