import { shiftContent, weekday } from '@hearth/domains/scheduling/schemas';
import { integer, localDate, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** What each shift of a recurring shift is, and how many there are on a day: one where somebody holds it. */
const recurringContent = shiftContent.omit({ date: true }).extend({
  quantity: integer(1, 20),
  every_weeks: integer(1, 12),
  weekdays: z.array(weekday).min(1).max(7),
  /** The last day on which there can be one; null: it goes on. */
  ends_on: localDate.nullable(),
});

/** A recurring shift as somebody writes it. */
export const newRecurringShift = recurringContent.extend({ starts_on: localDate });
/** Which of its shifts a change reaches: those from a day on, or all that have not started. */
export const recurringScope = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('later'), from: localDate }),
  z.strictObject({ scope: z.literal('all') }),
]);
export const changedRecurringShift = recurringContent.extend({ reach: recurringScope, version: rowVersion });

/** A recurring shift of a location. */
export const recurringShift = newRecurringShift.extend({
  id: uuid,
  employee_name: z.string().nullable(),
  position_name: z.string().nullable(),
  /** The next day on which there is one; null: none any more. */
  next_on: localDate.nullable(),
  version: rowVersion,
});
export type RecurringShift = z.infer<typeof recurringShift>;

/** What became of the shifts of a recurring shift. */
export const recurringReport = z.strictObject({
  created_count: z.int(),
  changed_count: z.int(),
  removed_count: z.int(),
  /** Left open, because the person can’t work then. */
  opened_count: z.int(),
  /** Left out: there already, or the location is closed. */
  skipped_count: z.int(),
  /** Left as they are: edited by hand, or what they would become is there already or on a closed day. */
  kept_count: z.int(),
});
export type RecurringReport = z.infer<typeof recurringReport>;
