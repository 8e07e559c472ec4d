import { instant, integer, localDate, localTime, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** What someone writes of a staffing need: so many people in a position, at a time of day, on some weekdays. */
export const staffingNeedContent = z.strictObject({
  position_id: uuid,
  /** Monday is 1, as in ISO 8601. */
  weekdays: z.array(integer(1, 7)).min(1).max(7),
  start: localTime,
  /** At or before `start`: on the next day. */
  end: localTime,
  heads: integer(1, 99),
  valid_from: localDate,
  /** The last day; null while it has no end. */
  valid_until: localDate.nullable(),
});
export type StaffingNeedContent = z.infer<typeof staffingNeedContent>;

/** A staffing need as its readers see it. */
export const staffingNeed = z.strictObject({
  ...staffingNeedContent.shape,
  id: uuid,
  /** Grows with each change: a change names the version that it was made from. */
  version: rowVersion,
  changed_at: instant,
});
export type StaffingNeed = z.infer<typeof staffingNeed>;

/** A position that a need can be for. */
export const neededPosition = z.strictObject({ id: uuid, name: z.string() });
