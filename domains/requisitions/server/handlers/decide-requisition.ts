import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { ALREADY_DECIDED, NOT_YOUR_TURN } from '../../contract/failures.ts';
import { mayDecide, standingOf } from '../../rules/chain.ts';
import { heldRoles, rolesAt } from '../held-roles.ts';
import { announce, lockedRequisition, shownRequisition } from '../one.ts';
import { askForBudget } from '../over-budget.ts';
import { decideStep, findSteps, setStanding } from '../queries/requisition.ts';

export const decideRequisition = implement(contract.decideRequisition, async ({ params, body }, work) => {
  const { db, clock, actor, grant, standing } = work;
  const now = clock.now();
  const row = await lockedRequisition(db, grant, params.requisition_id);
  if (row.waiting_for === null) throw failure(ALREADY_DECIDED, { status: row.status });
  const held = heldRoles(await standing(), now);
  const roles = rolesAt(held, row.ancestor_ids);
  const request = { waitingFor: row.waiting_for, isOwn: row.requested_by === actor.userId };
  if (!mayDecide(request, roles)) throw failure(NOT_YOUR_TURN);

  const steps = await findSteps(db, [row.id]);
  const turn = steps.find(({ decision }) => decision === null);
  if (turn === undefined) throw failure(ALREADY_DECIDED, { status: row.status });
  await decideStep(db, turn, {
    decision: body.decision,
    decided_by: actor.userId,
    decided_at: now,
    note: body.note,
  });
  const decided = steps.map((step) => (step === turn ? { ...step, decision: body.decision } : step));
  const isLast = standingOf(decided).status === 'APPROVED';
  const more = isLast ? await askForBudget(work, row, decided, { roles, note: body.note }) : [];
  const after = standingOf([...decided, ...more]);
  await setStanding(db, row.id, after.status, after.waitingFor);
  await announce(work, row);
  return shownRequisition(db, grant, row.id, { userId: actor.userId, held });
});
