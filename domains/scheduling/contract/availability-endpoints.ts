import { brand, endpoint } from '@hearth/kit/endpoint';
import { optionalText, rowVersion, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { availabilityChange, listedAvailabilityChange } from './availability-schemas.ts';
import { getSchedule } from './endpoints.ts';
import { ALREADY_DECIDED, AVAILABILITY_OWN, CONFLICT_STALE } from './failures.ts';

const decided = { service: 'scheduling', access: brand('id', 'DECIDE_TIME_OFF', { orBelow: true }) } as const;

export const listAvailabilityChanges = endpoint({
  ...decided,
  id: 'scheduling.listAvailabilityChanges',
  method: 'GET',
  path: '/v1/brands/{id}/availability_changes',
  whileActing: 'allowed',
  summary:
    'Lists changes of availability at a brand and below: those that wait for approval, or those that were decided.',
  params: z.object({ id: uuid }),
  query: z.object({ show: z.enum(['WAITING', 'DECIDED']), cursor: string(400).optional() }),
  answer: z.strictObject({
    changes: z.array(listedAvailabilityChange),
    /** Where the next page begins; null after the last. */
    next_cursor: z.string().nullable(),
  }),
});

export const decideAvailabilityChange = endpoint({
  ...decided,
  id: 'scheduling.decideAvailabilityChange',
  method: 'POST',
  path: '/v1/brands/{id}/availability_changes/{change_id}/decision',
  whileActing: 'refused',
  summary:
    'Approves or declines a change of availability. What is approved holds from its date on, for past dates from this week on.',
  params: z.object({ id: uuid, change_id: uuid }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('APPROVED'), note: optionalText(300), version: rowVersion }),
    z.strictObject({ decision: z.literal('DECLINED'), note: string(300).min(1), version: rowVersion }),
  ]),
  answer: availabilityChange,
  changes: () => [getSchedule, listAvailabilityChanges],
  failures: { ALREADY_DECIDED, AVAILABILITY_OWN, CONFLICT_STALE },
});
