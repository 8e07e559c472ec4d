import { editingFailures } from '@hearth/domains/scheduling/contract';
import { PLANNING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { senderKey, uuid, rowVersion } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  RECURRING_SHIFT_CHANGED,
  RECURRING_SHIFT_DAYS,
  RECURRING_SHIFT_NEVER,
  RECURRING_SHIFT_QUANTITY,
  TOO_MANY_RECURRING_SHIFTS,
} from './failures.ts';
import {
  changedRecurringShift,
  newRecurringShift,
  recurringReport,
  recurringScope,
  recurringShift,
} from './recurring-schemas.ts';

const atBrand = z.object({ id: uuid });
const oneOf = z.object({ id: uuid, recurring_id: uuid });
const planning = {
  service: 'scheduling',
  whileActing: 'allowed',
  access: brand('id', 'EDIT_SCHEDULE', { condition: 'POSITION_CATEGORY', services: PLANNING }),
} as const;
const wrongContent = { RECURRING_SHIFT_DAYS, RECURRING_SHIFT_NEVER, RECURRING_SHIFT_QUANTITY };
const result = z.strictObject({ recurring: recurringShift, report: recurringReport });

export const listRecurringShifts = endpoint({
  id: 'rosters.listRecurringShifts',
  method: 'GET',
  path: '/v1/brands/{id}/recurring_shifts',
  ...planning,
  summary: 'Lists the recurring shifts of a location by weekday and time, or the one that a shift comes from.',
  params: atBrand,
  /** `shift_id`: a shift that was planned by one. */
  query: z.object({ shift_id: uuid.optional() }),
  answer: z.strictObject({ recurring: z.array(recurringShift) }),
  failures: { SCHEDULE_NEEDS_LOCATION: editingFailures.SCHEDULE_NEEDS_LOCATION },
});

export const addRecurringShift = endpoint({
  id: 'rosters.addRecurringShift',
  weight: 'search',
  method: 'POST',
  path: '/v1/brands/{id}/recurring_shifts',
  ...planning,
  summary:
    'Adds a recurring shift and plans its shifts of the next weeks as drafts. Sending the same key again adds nothing.',
  params: atBrand,
  body: newRecurringShift.extend({
    idempotency_key: senderKey,
    /** A shift on its first day that becomes the first of them. */
    shift_id: uuid.nullable(),
  }),
  answer: result,
  changes: () => [listRecurringShifts],
  failures: { ...editingFailures, ...wrongContent, TOO_MANY_RECURRING_SHIFTS },
});

export const editRecurringShift = endpoint({
  id: 'rosters.editRecurringShift',
  weight: 'search',
  method: 'PUT',
  path: '/v1/brands/{id}/recurring_shifts/{recurring_id}',
  ...planning,
  summary:
    'Changes a recurring shift from a day on, or all of its shifts that have not started. Shifts that were edited by hand stay.',
  params: oneOf,
  body: changedRecurringShift,
  answer: result,
  changes: () => [listRecurringShifts],
  failures: { ...editingFailures, ...wrongContent, RECURRING_SHIFT_CHANGED, TOO_MANY_RECURRING_SHIFTS },
});

export const endRecurringShift = endpoint({
  id: 'rosters.endRecurringShift',
  weight: 'search',
  method: 'POST',
  path: '/v1/brands/{id}/recurring_shifts/{recurring_id}/end',
  ...planning,
  summary: 'Ends a recurring shift from a day on, or altogether, and removes its shifts that have not started.',
  params: oneOf,
  body: z.strictObject({ reach: recurringScope, version: rowVersion }),
  answer: z.strictObject({ report: recurringReport }),
  changes: () => [listRecurringShifts],
  failures: { ...editingFailures, RECURRING_SHIFT_CHANGED },
});
