import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, instant, integer, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { MEASURES, REPORT_REASONS } from './bars.ts';
import { conversationReads } from './endpoints.ts';
import { MEASURE_NOT_POSSIBLE, NOT_A_SENDER, REPORT_SETTLED } from './failures.ts';
import { side } from './schemas.ts';

const service = 'communication';
const atBrand = z.object({ id: uuid });
const moderator = brand('id', 'MODERATE_MESSAGES', { orBelow: true });
const MOST_SUSPENDED_DAYS = 90;

const evidence = z.object({
  message_id: uuid,
  at: instant,
  from: side,
  sender_name: z.string(),
  text: z.string(),
  /** Names of the files that were sent with it. */
  files: z.array(z.string()),
  reported: z.boolean(),
});
export type Evidence = z.infer<typeof evidence>;

const report = z.object({
  id: uuid,
  at: instant,
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  candidate_name: z.string(),
  job_title: z.string(),
  place_name: z.string(),
  reporter_side: side,
  /** Null for who may not read the conversation. */
  reporter_name: z.string().nullable(),
  accused_side: side,
  accused_name: z.string(),
  evidence: z.array(evidence),
  /** What can be done about it. */
  measures: z.array(z.enum(MEASURES)),
  verdict: z.enum(['UPHELD', 'UNFOUNDED']).nullable(),
  /** What was done, in order. */
  events: z.array(z.object({ what: z.string(), detail: z.string(), by_name: z.string(), at: instant })),
});
export type Report = z.infer<typeof report>;

export const listReports = endpoint({
  id: 'messaging.listReports',
  method: 'GET',
  path: '/v1/brands/{id}/message_reports',
  service,
  summary: 'Lists reported messages at a brand and below it, newest first; never reports about the caller.',
  access: moderator,
  whileActing: 'refused',
  params: atBrand,
  query: z.object({ state: z.enum(['OPEN', 'SETTLED']), cursor: uuid.optional(), limit: count(1, 50).optional() }),
  answer: z.object({ reports: z.array(report), next_cursor: uuid.nullable() }),
});

export const decideReport = endpoint({
  id: 'messaging.decideReport',
  method: 'POST',
  path: '/v1/brands/{id}/message_reports/{report_id}/decision',
  service,
  summary: 'Decides a report once, with the action taken. No one decides reports about themselves.',
  access: moderator,
  whileActing: 'refused',
  params: z.object({ id: uuid, report_id: uuid }),
  body: z.strictObject({
    verdict: z.enum(['UPHELD', 'UNFOUNDED']),
    measures: z.array(z.enum(MEASURES)).max(MEASURES.length),
    /** For how long a member of staff may not write to candidates. */
    days: integer(1, MOST_SUSPENDED_DAYS).optional(),
    note: text(1000),
  }),
  answer: z.object({}),
  failures: { REPORT_SETTLED, MEASURE_NOT_POSSIBLE },
  changes: () => [listReports, listSuspensions, ...conversationReads()],
});

const suspension = z.object({ id: uuid, name: z.string(), until: instant, by_name: z.string(), at: instant });

export const listSuspensions = endpoint({
  id: 'messaging.listSuspensions',
  method: 'GET',
  path: '/v1/brands/{id}/message_suspensions',
  service,
  summary: 'Lists who can’t message candidates at the moment.',
  access: moderator,
  whileActing: 'refused',
  params: atBrand,
  answer: z.object({ suspensions: z.array(suspension) }),
});

export const endSuspension = endpoint({
  id: 'messaging.endSuspension',
  method: 'POST',
  path: '/v1/brands/{id}/message_suspensions/{suspension_id}/end',
  service,
  summary: 'Lets someone message candidates again. No one can do this for themselves.',
  access: moderator,
  whileActing: 'refused',
  params: z.object({ id: uuid, suspension_id: uuid }),
  answer: z.object({}),
  changes: () => [listSuspensions],
});

const minorSender = z.object({
  id: uuid,
  user_id: uuid,
  name: z.string(),
  brand_id: uuid,
  brand_name: z.string(),
  by_name: z.string(),
  at: instant,
});

export const listMinorSenders = endpoint({
  id: 'messaging.listMinorSenders',
  method: 'GET',
  path: '/v1/brands/{id}/minor_senders',
  service,
  summary: 'Lists who can message minors at a brand, set there or above, and who could be added.',
  access: moderator,
  whileActing: 'refused',
  params: atBrand,
  answer: z.object({
    senders: z.array(minorSender),
    /** Those who may send messages at the brand and are not approved there. */
    others: z.array(z.object({ id: uuid, name: z.string() })),
  }),
});

export const approveMinorSender = endpoint({
  id: 'messaging.approveMinorSender',
  method: 'POST',
  path: '/v1/brands/{id}/minor_senders',
  service,
  summary: 'Lets someone message minors at a brand and everything below it.',
  access: brand('id', 'MODERATE_MESSAGES'),
  whileActing: 'refused',
  params: atBrand,
  body: z.strictObject({ user_id: uuid }),
  answer: z.object({ id: uuid }),
  failures: { NOT_A_SENDER },
  changes: () => [listMinorSenders],
});

export const removeMinorSender = endpoint({
  id: 'messaging.removeMinorSender',
  method: 'DELETE',
  path: '/v1/brands/{id}/minor_senders/{sender_id}',
  service,
  summary: 'Revokes someone’s permission to message minors. It stays on record.',
  access: brand('id', 'MODERATE_MESSAGES'),
  whileActing: 'refused',
  params: z.object({ id: uuid, sender_id: uuid }),
  answer: z.object({}),
  changes: () => [listMinorSenders],
});
