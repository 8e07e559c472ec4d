import { instant, localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** The kinds of what can be wrong: the rules of the schedule. */
export const RULES = [
  'overlap',
  'not_employed',
  'time_off',
  'time_off_tail',
  'time_off_requested',
  'unavailable',
  'not_preferred',
  'rest_gap',
  'daily_hours',
  'contract_hours',
  'weekly_hours',
  'consecutive_days',
  'closed_day',
  'onboarding',
  'missing_qualification',
  'expired_qualification',
  'law_rest',
  'law_daily',
  'law_weekly',
  'law_days',
  'law_week_rest',
  'law_break',
  'law_time',
  'law_age',
] as const;
export const rule = z.enum(RULES);
export type Rule = z.infer<typeof rule>;

export const level = z.enum(['block', 'consent', 'warn']);
export type Level = z.infer<typeof level>;

/** `open`: nobody has answered for it. `answered`: with consent or an override on record. */
export const state = z.enum(['open', 'answered']);
/** `published`: staff see it so. `draft`: it can still be put right before anybody sees it. */
export const stage = z.enum(['published', 'draft']);

export const finding = z.strictObject({
  key: z.string(),
  rule,
  level,
  state,
  stage,
  location: z.strictObject({ id: uuid, name: z.string() }),
  employee: z.strictObject({ id: uuid, first_name: z.string(), last_name: z.string() }),
  shift_id: uuid,
  week: localDate,
  date: localDate,
  /** What is against what may be. */
  actual: z.int(),
  limit: z.int(),
  unit: z.enum(['minutes', 'days', 'levels', 'steps']),
});
export type Finding = z.infer<typeof finding>;

/** How many, by one thing. */
const counted = { open: z.int(), answered: z.int() };

export const riskSummary = z.strictObject({
  /** When the oldest of these weeks was checked; null where none was. */
  checked_at: instant.nullable(),
  weeks_checked: z.int(),
  open: z.int(),
  answered: z.int(),
  published: z.int(),
  rules: z.array(z.strictObject({ rule, ...counted })),
  weeks: z.array(z.strictObject({ week: localDate, ...counted })),
  /** The locations with most that is open, at most twenty, with their kinds. */
  locations: z.array(
    z.strictObject({
      location: z.strictObject({ id: uuid, name: z.string() }),
      ...counted,
      rules: z.array(z.strictObject({ rule, open: z.int() })),
    }),
  ),
});
export type RiskSummary = z.infer<typeof riskSummary>;
