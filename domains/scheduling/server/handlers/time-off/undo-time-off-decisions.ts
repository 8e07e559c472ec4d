import { implement } from '@hearth/platform/module';
import * as contract from '../../../contract/time-off-endpoints.ts';
import { planUndo } from '../../../rules/time-off.ts';
import { announceDecision } from '../../announce-decision.ts';
import { lockPeople } from '../../queries/shift.ts';
import { findEmployeesOfRequests, lockRequests, reopen } from '../../queries/time-off.ts';

/** Only one's own decisions, soon after; the person is told that the request waits again. */
export const undoTimeOffDecisions = implement(contract.undoTimeOffDecisions, async ({ body }, work) => {
  const { db, clock, actor, grant, emit } = work;
  const asked = body.requests.map(({ id }) => id);
  // A new request for the same days waits until it is clear whether this one waits again.
  await lockPeople(db, await findEmployeesOfRequests(db, grant, asked));
  const rows = await lockRequests(db, grant, asked);
  const { ids, left } = planUndo(body.requests, rows, { userId: actor.userId, now: clock.now() });
  const reopened = await reopen(db, ids);
  const due = new Set(ids);
  for (const row of rows.filter(({ id }) => due.has(id))) await announceDecision(emit, grant.groupId, row, 'REQUESTED');
  return { reopened, left: [...left] };
});
