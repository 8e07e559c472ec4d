import { HIRING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { sourceCost, spending, spendingContent } from './cost-schemas.ts';

const service = 'social-referral';
const inBrand = z.object({ id: uuid });

export const getSourceCosts = endpoint({
  id: 'sourcing.getSourceCosts',
  method: 'GET',
  path: '/v1/brands/{id}/source_costs',
  service,
  summary:
    'Returns what each source cost in recent days: entered spending and boards’ reports, by the days of a month that count, and paid bonuses.',
  access: brand('id', 'MANAGE_JOBS', { orBelow: true, services: HIRING }),
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({ days: count(1, 730), job_id: uuid.optional() }),
  answer: z.object({ sources: z.array(sourceCost), currency: z.string() }),
});

export const listSpending = endpoint({
  id: 'sourcing.listSpending',
  method: 'GET',
  path: '/v1/brands/{id}/spending',
  service,
  summary: 'Lists spending on sources at and below a brand, latest month first.',
  access: brand('id', 'MANAGE_JOBS', { orBelow: true, services: HIRING }),
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({ before: uuid.optional(), limit: count(1, 100).optional() }),
  answer: z.object({ spending: z.array(spending), next: uuid.nullable() }),
});

export const addSpending = endpoint({
  id: 'sourcing.addSpending',
  method: 'POST',
  path: '/v1/brands/{id}/spending',
  service,
  summary: 'Records spending on a source in a month, for a brand or for one job.',
  access: brand('id', 'MANAGE_JOBS', { services: HIRING }),
  whileActing: 'allowed',
  params: inBrand,
  body: spendingContent,
  answer: spending,
  changes: () => [listSpending, getSourceCosts],
});

export const removeSpending = endpoint({
  id: 'sourcing.removeSpending',
  method: 'POST',
  path: '/v1/brands/{id}/spending/{spending_id}/removal',
  service,
  summary: 'Deletes entered spending; who did it stays on record. Boards’ reports stay.',
  access: brand('id', 'MANAGE_JOBS', { orBelow: true, services: HIRING }),
  whileActing: 'allowed',
  params: z.object({ id: uuid, spending_id: uuid }),
  answer: z.object({}),
  changes: () => [listSpending, getSourceCosts],
});
