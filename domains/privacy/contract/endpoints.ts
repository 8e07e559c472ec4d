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
    'How long what candidates sent is kept at a brand and below it, and what will be forgotten in the next thirty days, the next first. `period`: as it would be.',
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
    'Says how long what candidates sent is kept at a brand and below it; null follows what stands above. Nothing is forgotten by it before a week is over.',
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
    'Says how many days before the group asks candidates by mail whether their applications may be kept; 0: it does not. Said at the group itself.',
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
  summary: 'What the caller has applied for, whether each can be forgotten, and the files of it.',
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
  summary:
    'Everything that the caller gave or was told as a candidate, and their account, to be kept or taken elsewhere.',
  access: signedIn(),
  whileActing: 'refused',
  answer: z.strictObject({
    made_at: instant,
    account: ownAccount,
    profile: profile.nullable(),
    applications: z.array(ownRecord),
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
  summary: 'Forgets the caller as a candidate, but for what has to be kept, which is named. There is no way back.',
  access: signedIn(),
  whileActing: 'refused',
  body: z.strictObject({ understood: z.literal(true) }),
  answer: z.strictObject({ forgotten: z.int(), kept: z.array(ownLine.extend({ kept: keptBecause })) }),
});
