import { timeOffKind, timeOffPart } from '@hearth/domains/scheduling/schemas';
import { instant, integer, localDate, localTime, rowVersion, text, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** A year in minutes, and more hundredths of a day than anybody has: what is beyond is a mistake. */
const MOST_MINUTES = 366 * 1440;
/** Hundredths of a day, or minutes, as the unit of the policy says. */
const amount = integer(0, MOST_MINUTES);
const signedAmount = integer(-MOST_MINUTES, MOST_MINUTES);
const month = integer(1, 12);
/** A day of the year; the 29th of February is the 28th in other years. */
export const dayOfYear = z.strictObject({ month, day: integer(1, 31) });
export type DayOfYear = z.infer<typeof dayOfYear>;

export const leaveUnit = z.enum(['DAYS', 'HOURS']);
export type LeaveUnit = z.infer<typeof leaveUnit>;

/** How time off is earned. */
export const leaveGrant = z.discriminatedUnion('kind', [
  /** All of it on the first day of the year. */
  z.strictObject({ kind: z.literal('YEARLY'), amount }),
  /** A twelfth of the year's amount on the last day of each month. */
  z.strictObject({ kind: z.literal('MONTHLY'), amount }),
  /** `amount` minutes for each `per_minutes` of published shifts, counted at the end of each month. */
  z.strictObject({ kind: z.literal('WORKED'), amount, per_minutes: integer(1, 6000) }),
]);
export type LeaveGrant = z.infer<typeof leaveGrant>;

/** What a policy says from a day on, until its next terms. */
export const leaveTerms = z.strictObject({
  from: localDate,
  grant: leaveGrant,
  /** Whether who begins or leaves within the year gets the part of their months; a month that is begun counts by its days. */
  is_prorated: z.boolean(),
  /** What is granted is rounded up to: nothing more than the smallest unit, a half day or half an hour, a day or an hour. */
  round_up_to: z.enum(['SMALLEST', 'HALF', 'WHOLE']),
  /** The most that comes over into the next year (null: all), and the day in that year after which it is gone (null: never). */
  carry_over: z.strictObject({ most: amount.nullable(), until: dayOfYear.nullable() }),
  /** The most that anybody has at once: more is not granted. */
  most: amount.nullable(),
  /** How many days after the first day of work it can be taken. */
  waiting_days: integer(0, 1000),
  /** How far below nothing a balance can go. */
  below: amount,
  /** What happens to a request that goes beyond it. */
  beyond: z.enum(['REFUSE', 'WARN']),
  /** The days of a week that somebody in full time works: no more than these of a week count. */
  week_days: integer(1, 7),
  /** What a whole day counts in minutes. */
  day_minutes: integer(60, 1440),
});
export type LeaveTerms = z.infer<typeof leaveTerms>;

/** The first day of the year that balances count by: the same for everybody, or that of each one's first day of work. */
export const leaveYear = z.discriminatedUnion('starts', [
  z.strictObject({ starts: z.literal('DATE'), on: dayOfYear }),
  z.strictObject({ starts: z.literal('HIRE') }),
]);
export type LeaveYear = z.infer<typeof leaveYear>;

/** How one kind of time off is counted; without terms it is not. The unit and the year hold for all terms. */
export const leavePolicy = z.strictObject({
  unit: leaveUnit,
  year: leaveYear,
  /** The earliest first. */
  terms: z.array(leaveTerms).max(40),
});
export type LeavePolicy = z.infer<typeof leavePolicy>;

const place = z.strictObject({ id: uuid, name: z.string() });
/** The policy of one kind that holds at a place: from which place (null: none), locked by whom, and the version of its own (0: none). */
export const heldPolicy = z.strictObject({
  kind: timeOffKind,
  value: leavePolicy,
  from: place.nullable(),
  locked_by: place.nullable(),
  is_locked: z.boolean(),
  version: z.int(),
});
export type HeldPolicy = z.infer<typeof heldPolicy>;

/** What a country's law grants at least, to begin with. Verify it before relying on it. */
export const statutoryMinimum = z.strictObject({
  country: z.string(),
  policy: leavePolicy,
  source: z.url(),
  note: z.string(),
});
export type StatutoryMinimum = z.infer<typeof statutoryMinimum>;

export const closedMode = z.enum(['REFUSED', 'REASON']);
/** Days on which a place wants nobody away. */
export const closedContent = z.strictObject({
  starts_on: localDate,
  ends_on: localDate,
  /** Each year, on the same days. */
  is_yearly: z.boolean(),
  /** `REFUSED`: no requests. `REASON`: requests, which a manager approves with a reason. */
  mode: closedMode,
  reason: text(120),
});
export type ClosedContent = z.infer<typeof closedContent>;

export const closedPeriod = closedContent.extend({
  id: uuid,
  brand_id: uuid,
  brand_name: z.string(),
  version: rowVersion,
  /** Whether it was made here, and not by a brand above. */
  is_own: z.boolean(),
});
export type ClosedPeriod = z.infer<typeof closedPeriod>;

/** What a manager enters on somebody's account. */
export const entryContent = z.discriminatedUnion('kind', [
  /** What there is at the beginning of a day, whatever was before. */
  z.strictObject({ kind: z.literal('OPENING'), on: localDate, amount: signedAmount }),
  z.strictObject({ kind: z.literal('ADJUSTMENT'), on: localDate, amount: signedAmount }),
  /** How many days a week somebody works from a day on: their share of the policy, and what of a week counts. */
  z.strictObject({ kind: z.literal('WEEK_DAYS'), on: localDate, week_days: integer(1, 7) }),
]);
export type EntryContent = z.infer<typeof entryContent>;

export const leaveEntry = z.strictObject({
  id: uuid,
  kind: z.enum(['OPENING', 'ADJUSTMENT', 'WEEK_DAYS']),
  time_off_kind: timeOffKind,
  on: localDate,
  amount: z.int().nullable(),
  /** What the amount is in: the unit of the policy when it was entered. */
  unit: leaveUnit.nullable(),
  week_days: z.int().nullable(),
  reason: z.string(),
  at: instant,
  /** Who made it; empty for an account that is gone. */
  by: z.string(),
});
export type LeaveEntry = z.infer<typeof leaveEntry>;

/** One movement of a balance. */
export const balanceLine = z.strictObject({
  kind: z.enum(['GRANTED', 'LAPSED', 'USED', 'ADJUSTMENT', 'OPENING']),
  from: localDate,
  to: localDate,
  amount: z.int(),
  balance: z.int(),
});
export type BalanceLine = z.infer<typeof balanceLine>;

/** What somebody has of one kind, on a day. Amounts are hundredths of a day, or minutes. */
export const leaveBalance = z.strictObject({
  kind: timeOffKind,
  unit: leaveUnit,
  on: localDate,
  available: z.int(),
  /** Approved, but not begun or not over: already off what will be left. */
  booked: z.int(),
  /** Asked for, and not decided. */
  requested: z.int(),
  year: z.strictObject({ from: localDate, to: localDate }),
  /** In this year so far. */
  granted: z.int(),
  used: z.int(),
  /** What came over and is gone after a day, unless it is used. */
  lapsing: z.strictObject({ amount: z.int(), after: localDate }).nullable(),
  /** From when it can be taken, where that is still to come. */
  usable_from: localDate.nullable(),
  week_days: z.int(),
  day_minutes: z.int(),
});
export type LeaveBalance = z.infer<typeof leaveBalance>;

/** A request as it is asked about, before it is sent. */
export const askedLeave = {
  kind: timeOffKind,
  starts_on: localDate,
  ends_on: localDate,
  part: timeOffPart.default('DAYS'),
  start: localTime.optional(),
  end: localTime.optional(),
};
