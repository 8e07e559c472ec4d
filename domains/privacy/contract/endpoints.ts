import { profile } from '@hearth/domains/profiles/schemas';
import { ownEntry } from '@hearth/domains/talent-pool/schemas';
import { brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { count, instant, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  askDays,
  keptBecause,
  ownAccount,
  ownFile,
  ownKeepAsk,
  ownLine,
  ownRecord,
  waitingRecord,
  period,
  retention,
} from './schemas.ts';

const service = 'core';
const inBrand = z.object({ id: uuid });

export const getRetention = endpoint({
  id: 'privacy.getRetention',
  method: 'GET',
  path: '/v1/brands/{id}/candidate_retention',
  service,
  summary:
    'Returns how long candidate data is kept at a brand and below it, and what will be deleted in the next 30 days, next first. `period` previews another one.',
  access: brand('id', 'VIEW_APPLICATIONS', { orBelow: true }),
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({
    period: period.optional(),
    cursor: string(300).optional(),
    limit: count(1, 100).optional(),
  }),
  answer: retention,
});

export const setRetention = endpoint({
  id: 'privacy.setRetention',
  method: 'PUT',
  path: '/v1/brands/{id}/candidate_retention',
  service,
  summary:
    'Sets how long candidate data is kept at a brand and below it; null follows the level above. Nothing is deleted by it within the first week.',
  access: brand('id', 'MANAGE_BRAND'),
  whileActing: 'refused',
  params: inBrand,
  body: z.strictObject({ period: period.nullable() }),
  answer: z.strictObject({ own: period.nullable(), holds_from: instant }),
  changes: () => [getRetention],
});

export const setAskDays = endpoint({
  id: 'privacy.setAskDays',
  method: 'PUT',
  path: '/v1/brands/{id}/candidate_retention/asking',
  service,
  summary:
    'Sets how many days ahead the group asks candidates by email whether it can keep their applications; 0 turns it off. Only at the group itself.',
  access: brand('id', 'MANAGE_BRAND'),
  whileActing: 'refused',
  params: inBrand,
  body: z.strictObject({ ask_days: askDays }),
  answer: z.strictObject({ ask_days: askDays }),
  changes: () => [getRetention],
});

export const getOwnData = endpoint({
  id: 'privacy.getOwnData',
  method: 'GET',
  path: '/v1/my/candidate_data',
  service,
  summary: 'Lists the caller’s applications, whether each can be deleted, and its files.',
  access: signedIn(),
  whileActing: 'refused',
  answer: z.strictObject({ applications: z.array(ownLine), files: z.array(ownFile) }),
});

export const exportOwnData = endpoint({
  id: 'privacy.exportOwnData',
  weight: 'heavy',
  method: 'GET',
  path: '/v1/my/candidate_data/export',
  service,
  summary: 'Exports everything that the caller gave or received as a candidate and at work, and their account.',
  access: signedIn(),
  whileActing: 'refused',
  answer: z.strictObject({
    made_at: instant,
    account: ownAccount,
    profile: profile.nullable(),
    applications: z.array(ownRecord),
    waiting_applications: z.array(waitingRecord),
    talent_pools: z.array(ownEntry),
    keep_questions: z.array(ownKeepAsk),
  }),
  mergeable: false,
});

export const eraseOwnData = endpoint({
  id: 'privacy.eraseOwnData',
  method: 'POST',
  path: '/v1/my/candidate_data/erase',
  service,
  summary: 'Deletes the caller’s candidate data, except what must be kept, which is named. It can’t be undone.',
  access: signedIn(),
  whileActing: 'refused',
  body: z.strictObject({ understood: z.literal(true) }),
  answer: z.strictObject({ forgotten: z.int(), kept: z.array(ownLine.extend({ kept: keptBecause })) }),
});
