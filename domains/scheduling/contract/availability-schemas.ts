import { instant, integer, localDate, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { availabilityException, availabilitySlot } from './schemas.ts';
import { timeOff } from './time-off-schemas.ts';

/** What happens when staff change their usual week: a manager approves it first where that is on. */
export const availabilitySetting = z.strictObject({ needs_approval: z.boolean() });

export const availabilityState = z.enum(['PENDING', 'IN_FORCE', 'DECLINED', 'REPLACED']);

/** Minutes of a week; wishes are never stricter than a warning. */
const wishedMinutes = integer(0, 10_080).nullable();
/** How much somebody wishes to work; null: no wish. */
export const availabilityWishes = z.strictObject({
  min_minutes: wishedMinutes,
  max_minutes: wishedMinutes,
  /** Working days in a row. */
  max_days: integer(1, 7).nullable(),
});
export type AvailabilityWishes = z.infer<typeof availabilityWishes>;

/** A usual week with wishes, from a date on. */
const saidWeek = {
  effective_from: localDate,
  slots: z.array(availabilitySlot),
  wishes: availabilityWishes,
};

/** A change of somebody's usual week, and what became of it. */
export const availabilityChange = z.strictObject({
  id: uuid,
  ...saidWeek,
  state: availabilityState,
  asked_at: instant,
  decided_at: instant.nullable(),
  decision_note: z.string(),
  version: rowVersion,
});
export type AvailabilityChange = z.infer<typeof availabilityChange>;

/** A change in a manager's list. */
export const listedAvailabilityChange = availabilityChange.extend({
  employee: z.strictObject({ id: uuid, first_name: z.string(), last_name: z.string() }),
  location: z.strictObject({ id: uuid, name: z.string() }),
  /** What holds until then; null: nothing has been said. */
  before: z.strictObject({ slots: saidWeek.slots, wishes: saidWeek.wishes }).nullable(),
  /** The reader's own, so that somebody else decides. */
  is_own: z.boolean(),
});
export type ListedAvailabilityChange = z.infer<typeof listedAvailabilityChange>;

/** The availability that a person stated to one employer. */
export const myAvailability = z.strictObject({
  employee_id: uuid,
  location: z.strictObject({ id: uuid, name: z.string() }),
  effective_from: localDate.nullable(),
  slots: z.array(availabilitySlot),
  wishes: availabilityWishes,
  exceptions: z.array(availabilityException),
  time_off: z.array(timeOff),
  /** A manager approves changes of the usual week before they hold. */
  needs_approval: z.boolean(),
  /** The last changes of the usual week, the newest first; one that waits is the first. */
  changes: z.array(availabilityChange),
});
