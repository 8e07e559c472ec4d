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
    'What each source has cost in the last days: what was typed and what boards told, by the days of a month that count, and bonuses that were paid.',
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
  summary: 'What was spent on sources at and below a brand, the latest month first.',
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
  summary: 'Notes what was spent on a source in a month, for a brand or for one post.',
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
  summary: 'Takes away what somebody typed; it stays on record by whom. What a board told stays.',
  access: brand('id', 'MANAGE_JOBS', { orBelow: true, services: HIRING }),
  whileActing: 'allowed',
  params: z.object({ id: uuid, spending_id: uuid }),
  answer: z.object({}),
  changes: () => [listSpending, getSourceCosts],
});
