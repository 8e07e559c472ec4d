import { instant, integer, localDate, localTime, money, uuid } from '@hearth/kit/schema';
import { ruleId } from '@hearth/domains/scheduling/schemas';
import { z } from 'zod';

const weight = integer(0, 3);

/** How much each goal counts: 0 not at all, 3 the most. */
export const fillGoals = z.strictObject({
  cost: weight,
  /** Availability that people prefer or would rather avoid, and the hours that they wish for. */
  preference: weight,
  /** Hours by contract; weekends, closes and early starts over 12 weeks. */
  fairness: weight,
  /** The times at which people worked in the last weeks. */
  stability: weight,
});
export type FillGoals = z.infer<typeof fillGoals>;

/** `READY`: it waits to be looked at. `STOPPED` is ready, too, with the best that was found until it was cancelled. */
export const fillState = z.enum(['WAITING', 'RUNNING', 'READY', 'STOPPED', 'ACCEPTED', 'DROPPED', 'FAILED']);
export type FillState = z.infer<typeof fillState>;

/** A shift that was filled, or that stays open. */
const fillShift = z.strictObject({
  shift_id: uuid,
  date: localDate,
  start: localTime,
  end: localTime,
  position_name: z.string().nullable(),
});

const personWork = z.strictObject({
  minutes: z.int(),
  shifts: z.int(),
  /** Of the last 12 weeks and this one. */
  weekends: z.int(),
  closes: z.int(),
  earlies: z.int(),
});

const weekSums = z.strictObject({
  open_shifts: z.int(),
  open_minutes: z.int(),
  minutes: z.int(),
  /** Wages; null without the permission VIEW_PAY. */
  cost: money.nullable(),
  /** Rules that only warn and are broken by the new assignments. */
  warnings: z.int(),
});

/** What a fill came to, beside what was there before. */
export const fillResult = z.strictObject({
  before: weekSums,
  after: weekSums,
  people: z.array(z.strictObject({ employee_id: uuid, name: z.string(), before: personWork, after: personWork })),
  assigned: z.array(fillShift.extend({ employee_id: uuid, name: z.string() })),
  left_open: z.array(
    fillShift.extend({
      /** How many people work in its position. */
      in_position: z.int(),
      rules: z.array(z.strictObject({ rule: ruleId, people: z.int() })),
      closest: z.array(z.strictObject({ employee_id: uuid, name: z.string(), rules: z.array(ruleId) })),
    }),
  ),
});
export type FillResult = z.infer<typeof fillResult>;

/** A search for people for the open shifts of a week. */
export const autoFill = z.strictObject({
  id: uuid,
  week: localDate,
  state: fillState,
  /** In hundredths. */
  progress: z.int(),
  goals: fillGoals,
  with_published: z.boolean(),
  requested_at: instant,
  finished_at: instant.nullable(),
  result: fillResult.nullable(),
});
export type AutoFill = z.infer<typeof autoFill>;
