import { localDate, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

export const timeOffKind = z.enum(['HOLIDAY', 'SICK', 'UNPAID', 'OTHER']);
export const timeOffState = z.enum(['REQUESTED', 'APPROVED', 'DECLINED', 'CANCELLED']);

/** What the list of requests can be narrowed to. */
export const timeOffFilters = {
  state: timeOffState.optional(),
  from: localDate.optional(),
  to: localDate.optional(),
  /** Only requests at this brand or below it. */
  place_id: uuid.optional(),
};

/** Whole days away, both ends included. */
export const timeOff = z.strictObject({
  id: uuid,
  employee_id: uuid,
  starts_on: localDate,
  ends_on: localDate,
  kind: timeOffKind,
  state: timeOffState,
  note: z.string(),
  decision_note: z.string(),
  version: rowVersion,
});
export type TimeOff = z.infer<typeof timeOff>;

/** A request in a manager's list, with what else there is on its days. */
export const listedTimeOff = timeOff.extend({
  first_name: z.string(),
  last_name: z.string(),
  /** Null without a position. */
  position_name: z.string().nullable(),
  location_id: uuid,
  location_name: z.string(),
  /** Working time of the person's shifts on these days, drafts included. */
  planned_minutes: z.int(),
  published_shifts: z.int(),
  draft_shifts: z.int(),
  /** Other people in the same position at the location who have some of these days off, or ask for them. */
  others_approved: z.int(),
  others_requested: z.int(),
});
export type ListedTimeOff = z.infer<typeof listedTimeOff>;
