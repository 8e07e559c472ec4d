import { localDate, localTime, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

export const timeOffKind = z.enum(['HOLIDAY', 'SICK', 'UNPAID', 'OTHER']);
/** Whole days, a half of one day, or some hours of it. */
export const timeOffPart = z.enum(['DAYS', 'MORNING', 'AFTERNOON', 'HOURS']);
export type TimeOffPart = z.infer<typeof timeOffPart>;
/** What a request is for of its days. Absent: whole days. Else of one day, and `HOURS` with its times by the clock of the location. */
export const askedPart = {
  part: timeOffPart.default('DAYS'),
  start: localTime.nullable().default(null),
  end: localTime.nullable().default(null),
};
export const timeOffState = z.enum(['REQUESTED', 'APPROVED', 'DECLINED', 'CANCELLED']);

/** What the list of requests can be narrowed to. */
export const timeOffFilters = {
  state: timeOffState.optional(),
  from: localDate.optional(),
  to: localDate.optional(),
  /** Only requests at this brand or below it. */
  place_id: uuid.optional(),
};

/** Days away, both ends included, or a part of one day. */
export const timeOff = z.strictObject({
  id: uuid,
  employee_id: uuid,
  starts_on: localDate,
  ends_on: localDate,
  part: timeOffPart,
  /** By the clock of the location; null for whole days. An end at 00:00 is the end of the day. */
  start: localTime.nullable(),
  end: localTime.nullable(),
  kind: timeOffKind,
  state: timeOffState,
  note: z.string(),
  decision_note: z.string(),
  version: rowVersion,
});
export type TimeOff = z.infer<typeof timeOff>;

/** What speaks against a request, and what it leaves. Amounts are hundredths of a day, or minutes. */
export const timeOffVerdict = z.strictObject({
  /** The closed days that it meets: `REASON` is approved with a reason, `REFUSED` can't be asked for. */
  closed: z.array(z.strictObject({ reason: z.string(), mode: z.enum(['REFUSED', 'REASON']) })),
  /** Null where time off of its kind is not counted. */
  balance: z
    .strictObject({
      unit: z.enum(['DAYS', 'HOURS']),
      counted: z.int(),
      now: z.int(),
      /** On the day on which it begins, without it. */
      before: z.int(),
      /** On its last day, with it. */
      after: z.int(),
      /** `BEYOND`: more than there is. `WAITING`: before it can be taken. */
      trouble: z.enum(['BEYOND', 'WAITING']).nullable(),
      is_refused: z.boolean(),
      usable_from: localDate.nullable(),
      /** What a whole day counts. */
      day_minutes: z.int(),
    })
    .nullable(),
});
export type TimeOffVerdict = z.infer<typeof timeOffVerdict>;

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
  /** Of a pending request. */
  verdict: timeOffVerdict.nullable(),
});
export type ListedTimeOff = z.infer<typeof listedTimeOff>;
