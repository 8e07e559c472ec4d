import { mergeChains, loadReader, rolesAt, chainProgress, startSteps } from '@hearth/domains/approvals/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { localDay } from '@hearth/kit/local-day';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { assertAllowed, judgeRequest } from '../budgets.ts';
import { findChain } from '../chain-at.ts';
import { emitChange, loadRequisition } from '../one.ts';
import { findNearestBudget } from '../queries/budget.ts';
import { findRequestPlace } from '../queries/place.ts';
import { insertRequisition } from '../queries/requisition.ts';
import { requestSteps } from '../steps.ts';

export const createRequisition = implement(contract.createRequisition, async ({ body }, work) => {
  const { db, clock, actor, grant } = work;
  const place = await findRequestPlace(db, body.brand_id);
  const reaches = place?.ancestor_ids.some((id) => grant.nodes.some((node) => node === id)) ?? false;
  if (place === undefined || !reaches) throw failure(NOT_FOUND);

  const now = clock.now();
  const { cost, over_reason: reason, ...asked } = body;
  const firstDay = asked.needed_by ?? localDay(now, place.time_zone);
  const budget = await findNearestBudget(db, place.id, firstDay, place.currency, true);
  const verdict = await judgeRequest(db, budget, { headcount: asked.headcount, firstDay, cost });
  assertAllowed(verdict, reason, place.currency);

  const reader = await loadReader(work);
  const { roles } = await findChain(db, place.id);
  const steps = startSteps(mergeChains([roles, verdict.also]), rolesAt(reader, place.ancestor_ids));
  const { status, waitingFor } = chainProgress(steps);
  const row = { ...asked, id: newId(now.getTime()), group_id: grant.groupId };
  await insertRequisition(db, {
    ...row,
    status,
    waiting_for: waitingFor,
    requested_by: actor.userId,
    requested_at: now,
    first_day: firstDay,
    currency: cost === null ? null : place.currency,
    weekly_minutes: cost?.weekly_minutes ?? null,
    pay_from: cost?.pay_from ?? null,
    pay_to: cost?.pay_to ?? null,
    budget_id: budget?.id ?? null,
    place_cost: verdict.placeCost,
    over_by: verdict.overBy,
    over_reason: verdict.overBy === null ? '' : reason,
    closed_by: null,
    closed_at: null,
  });
  await requestSteps.add(
    db,
    { id: row.id, groupId: row.group_id },
    steps.map((step) => ({ ...step, marks: { for_budget: verdict.also.includes(step.role) } })),
    { userId: actor.userId, at: now },
  );
  await emitChange(work, row);
  return loadRequisition(db, grant, row.id, reader);
});
