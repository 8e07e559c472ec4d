import { endpoint, signedIn } from '@hearth/kit/endpoint';
import { localDate, localTime, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import type { AvailabilityWishes } from './availability-schemas.ts';
import { availabilityState, availabilityWishes, myAvailability } from './availability-schemas.ts';
import { availabilityException, availabilitySlot } from './schemas.ts';

const service = 'scheduling';
const allowed = { service, whileActing: 'allowed' } as const;

export const myEmployment = z.object({ employee_id: uuid });
/** Nobody can wish for at least more than for at most. */
const isInOrder = ({ min_minutes: min, max_minutes: max }: AvailabilityWishes): boolean =>
  min === null || max === null || min <= max;

export const getMyAvailability = endpoint({
  id: 'scheduling.getMyAvailability',
  method: 'GET',
  path: '/v1/my/availability',
  service,
  summary: 'Returns the usual week, exceptions and time off for each employment of the signed-in person.',
  access: signedIn(),
  whileActing: 'allowed',
  answer: z.strictObject({ employments: z.array(myAvailability) }),
});

export const setMyAvailability = endpoint({
  id: 'scheduling.setMyAvailability',
  method: 'PUT',
  path: '/v1/my/employments/{employee_id}/availability',
  ...allowed,
  summary:
    'Sets the usual week from a date on; earlier weeks stay as they were. Where a manager has to approve it, it waits for that, in place of what waited before.',
  access: signedIn(),
  params: myEmployment,
  body: z.strictObject({
    effective_from: localDate,
    slots: z.array(availabilitySlot).max(60),
    /** Absent: those that hold stay. */
    wishes: availabilityWishes
      .refine(isInOrder, { path: ['max_minutes'], message: 'must not be less than min_minutes' })
      .optional(),
  }),
  answer: z.strictObject({
    effective_from: localDate,
    slots: z.array(availabilitySlot),
    wishes: availabilityWishes,
    state: availabilityState,
  }),
  changes: () => [getMyAvailability],
});

export const addMyAvailabilityException = endpoint({
  id: 'scheduling.addMyAvailabilityException',
  method: 'POST',
  path: '/v1/my/employments/{employee_id}/availability_exceptions',
  ...allowed,
  summary: 'Sets an exception to the usual week on one date.',
  access: signedIn(),
  params: myEmployment,
  body: z.strictObject({
    date: localDate,
    start: localTime,
    end: localTime,
    kind: availabilityException.shape.kind,
  }),
  answer: availabilityException,
  changes: () => [getMyAvailability],
});

export const deleteMyAvailabilityException = endpoint({
  id: 'scheduling.deleteMyAvailabilityException',
  method: 'DELETE',
  path: '/v1/my/employments/{employee_id}/availability_exceptions/{exception_id}',
  ...allowed,
  summary: 'Removes an exception.',
  access: signedIn(),
  params: z.object({ employee_id: uuid, exception_id: uuid }),
  answer: z.strictObject({ deleted: z.boolean() }),
  changes: () => [getMyAvailability],
});
