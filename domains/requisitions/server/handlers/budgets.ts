import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { localDay } from '@hearth/kit/local-day';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/budget-endpoints.ts';
import { computeCost, DAYS_A_WEEK, DAYS_A_YEAR, budgetPeriod, judgeCost } from '../../rules/budget.ts';
import { assignRequests, remainingByBudget, presentBudgets, costInBudget } from '../budgets.ts';
import {
  deleteBudgetRow,
  findBudgets,
  findNearestBudget,
  listBudgetsBelow,
  insertBudgetChange,
  putBudgetRow,
} from '../queries/budget.ts';
import { findRequestPlace } from '../queries/place.ts';

const DEFAULT_LIMIT = 50;

export const listBudgets = implement(contract.listBudgets, async ({ query }, { db, clock, grant }) => {
  const { offset = 0, limit = DEFAULT_LIMIT } = query;
  const place = await findRequestPlace(db, grant.brandId);
  const year = query.year ?? Number(localDay(clock.now(), place?.time_zone ?? 'UTC').slice(0, 4));
  const { rows, total } = await listBudgetsBelow(db, grant, { year, offset, limit });
  return { budgets: await presentBudgets(db, rows), total, currency: place?.currency ?? 'EUR' };
});

export const putBudget = implement(contract.putBudget, async ({ body }, { db, clock, actor, grant }) => {
  const now = clock.now();
  const { groupId, brandId } = grant;
  const period = budgetPeriod(body.year, body.quarter);
  const id = await putBudgetRow(db, {
    ...body,
    id: newId(now.getTime()),
    group_id: groupId,
    brand_id: brandId,
    starts_on: period.from,
    ends_on: period.to,
    updated_by: actor.userId,
    updated_at: now,
  });
  const record = { group_id: groupId, brand_id: brandId, by_user_id: actor.userId, at: now };
  await insertBudgetChange(db, { ...body, ...record, id: newId(now.getTime()) });
  await assignRequests(db, { groupId, brandId }, body.currency, period);
  const [shown] = await presentBudgets(db, [...(await findBudgets(db, [id])).values()]);
  if (shown === undefined) throw failure(NOT_FOUND);
  return shown;
});

export const removeBudget = implement(contract.removeBudget, async ({ params }, { db, clock, actor, grant }) => {
  const now = clock.now();
  const { groupId, brandId } = grant;
  const row = await deleteBudgetRow(db, brandId, params.budget_id);
  if (row === undefined) throw failure(NOT_FOUND);
  const { year, quarter, currency } = row;
  await insertBudgetChange(db, {
    id: newId(now.getTime()),
    group_id: groupId,
    brand_id: brandId,
    year,
    quarter,
    currency,
    amount: null,
    over: null,
    over_role: null,
    by_user_id: actor.userId,
    at: now,
  });
  await assignRequests(db, { groupId, brandId }, currency, budgetPeriod(year, quarter));
  return {};
});

export const previewRequestCost = implement(contract.previewRequestCost, async ({ query }, { db, clock, grant }) => {
  const place = await findRequestPlace(db, query.brand_id);
  const reaches = place?.ancestor_ids.some((id) => grant.nodes.some((node) => node === id)) ?? false;
  if (place === undefined || !reaches) throw failure(NOT_FOUND);
  const firstDay = query.needed_by ?? localDay(clock.now(), place.time_zone);
  const weeklyMinutes = query.weekly_minutes ?? 0;
  const pays = [query.pay_from ?? 0, query.pay_to ?? query.pay_from ?? 0] as const;
  const toRange = (cost: (pay: number) => number) => ({ from: cost(pays[0]), to: cost(pays[1]) });
  const over = (days: number) => toRange((pay) => computeCost(query.headcount, { weeklyMinutes, pay }, days));
  const answer = { currency: place.currency, first_day: firstDay, week: over(DAYS_A_WEEK), year: over(DAYS_A_YEAR) };
  const budget = await findNearestBudget(db, place.id, firstDay, place.currency);
  if (budget === undefined) return { ...answer, budget: null };
  const takes = toRange((pay) => costInBudget(budget, query.headcount, { firstDay, weeklyMinutes, pay }));
  const left = (await remainingByBudget(db, [budget])).get(budget.id) ?? 0;
  const { overBy } = judgeCost(takes.to, left, budget);
  return {
    ...answer,
    budget: {
      id: budget.id,
      brand_name: budget.brand_name,
      year: budget.year,
      quarter: budget.quarter,
      takes,
      left,
      left_after: left - takes.to,
      over_by: overBy,
      over: budget.over,
      over_role: budget.over_role,
    },
  };
});
