import { HIRING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, localDate, page, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { budget, budgetContent, requestCost } from './budget-schemas.ts';
import { listRequisitions } from './endpoints.ts';

const service = 'job-boards';
const inBrand = z.object({ id: uuid });

export const listBudgets = endpoint({
  id: 'requisitions.listBudgets',
  method: 'GET',
  path: '/v1/brands/{id}/hiring_budgets',
  service,
  summary: 'Lists the hiring budgets of a year at a brand and below it, each with what is approved, used and left.',
  access: brand('id', 'VIEW_JOBS', { services: HIRING }),
  whileActing: 'allowed',
  params: inBrand,
  /** Without a year: the one that it is there now. */
  query: z.object({ year: count(2000, 2100).optional(), ...page }),
  answer: z.object({ budgets: z.array(budget), total: z.int(), currency: z.string() }),
});

export const putBudget = endpoint({
  id: 'requisitions.putBudget',
  method: 'PUT',
  path: '/v1/brands/{id}/hiring_budgets',
  service,
  summary: 'Sets a brand’s hiring budget for a year or quarter, in one currency, and what happens above it.',
  access: brand('id', 'MANAGE_BRAND'),
  whileActing: 'refused',
  params: inBrand,
  body: budgetContent,
  answer: budget,
  changes: () => [listBudgets, listRequisitions, previewRequestCost],
});

export const removeBudget = endpoint({
  id: 'requisitions.removeBudget',
  method: 'DELETE',
  path: '/v1/brands/{id}/hiring_budgets/{budget_id}',
  service,
  summary: 'Deletes a budget; its requests count towards the next one above, if there is one.',
  access: brand('id', 'MANAGE_BRAND'),
  whileActing: 'refused',
  params: z.object({ id: uuid, budget_id: uuid }),
  answer: z.object({}),
  changes: () => [listBudgets, listRequisitions, previewRequestCost],
});

export const previewRequestCost = endpoint({
  id: 'requisitions.previewRequestCost',
  method: 'GET',
  path: '/v1/brands/{id}/requisition_cost',
  service,
  summary: 'Returns the cost of a hiring request in the currency of its location, and its share of the nearest budget.',
  access: brand('id', 'MANAGE_JOBS', { orBelow: true, services: HIRING }),
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({
    brand_id: uuid,
    headcount: count(1, 500),
    needed_by: localDate.optional(),
    /** Without hours and pay: the currency alone, and whether a budget covers the place. */
    weekly_minutes: count(30, 4800).optional(),
    pay_from: count(1, 100_000_000).optional(),
    pay_to: count(1, 100_000_000).optional(),
  }),
  answer: requestCost,
});
