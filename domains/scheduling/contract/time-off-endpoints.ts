import { brand, endpoint } from '@hearth/kit/endpoint';
import { optionalText, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { getSchedule, listTimeOff } from './endpoints.ts';
import { timeOff } from './time-off-schemas.ts';

const MOST_AT_ONCE = 50;
const atBrand = z.object({ id: uuid });
/** Requests with the versions that were seen. */
const seen = z
  .array(z.strictObject({ id: uuid, version: rowVersion }))
  .min(1)
  .max(MOST_AT_ONCE);
/** What was left as it is, and why; the rest is done. */
const left = z.array(
  z.strictObject({ id: uuid, why: z.enum(['GONE', 'DECIDED', 'CHANGED', 'STANDS', 'OVERLAPS', 'REASON', 'OWN']) }),
);

export const decideTimeOffRequests = endpoint({
  id: 'scheduling.decideTimeOffRequests',
  method: 'POST',
  path: '/v1/brands/{id}/time_off/decisions',
  service: 'scheduling',
  summary: 'Approves or declines several requests for time off at a brand and below.',
  access: brand('id', 'DECIDE_TIME_OFF', { orBelow: true }),
  whileActing: 'refused',
  params: atBrand,
  body: z.strictObject({ decision: z.enum(['APPROVED', 'DECLINED']), note: optionalText(300), requests: seen }),
  answer: z.strictObject({ decided: z.array(timeOff), left }),
  changes: () => [getSchedule, listTimeOff],
});

export const undoTimeOffDecisions = endpoint({
  id: 'scheduling.undoTimeOffDecisions',
  method: 'POST',
  path: '/v1/brands/{id}/time_off/decisions/undo',
  service: 'scheduling',
  summary: 'Undoes decisions that the caller made in the last minutes: the requests wait again.',
  access: brand('id', 'DECIDE_TIME_OFF', { orBelow: true }),
  whileActing: 'refused',
  params: atBrand,
  body: z.strictObject({ requests: seen }),
  answer: z.strictObject({ reopened: z.array(timeOff), left }),
  changes: () => [getSchedule, listTimeOff],
});
