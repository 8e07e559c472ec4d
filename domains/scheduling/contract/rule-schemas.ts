import { integer } from '@hearth/kit/schema';
import { z } from 'zod';

/** The rules whose strictness a location sets. */
export const setRuleId = z.enum([
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
]);
export type SetRuleId = z.infer<typeof setRuleId>;

/** What laws ask for, where a place checks its schedule against them: how strict each is is said by its law. */
export const lawRuleId = z.enum([
  'law_rest',
  'law_daily',
  'law_weekly',
  'law_days',
  'law_week_rest',
  'law_break',
  'law_time',
  'law_age',
]);
export type LawRuleId = z.infer<typeof lawRuleId>;

/** All rules; how strict those of qualifications are is said by each demand, and what somebody wishes for is never more than a warning. */
export const ruleId = z.enum([
  ...setRuleId.options,
  'missing_qualification',
  'expired_qualification',
  'under_wish',
  'over_wish',
  'days_wish',
  ...lawRuleId.options,
]);
export type RuleId = z.infer<typeof ruleId>;

export const level = z.enum(['block', 'consent', 'warn']);
/** `block` refuses, `consent` needs the person's yes on record, `warn` only says so. */
export type Level = z.infer<typeof level>;

/** The strictness of each rule at a location; limits are minutes, or days for `consecutive_days`. */
export const ruleSet = z.strictObject({
  rules: z.record(
    setRuleId,
    z.strictObject({
      level: z.enum(['block', 'consent', 'warn', 'off']),
      limit: integer(0, 10_080).optional(),
    }),
  ),
  /** Whether a shift over midnight counts wholly on the day it starts, or each part on its own day. */
  hours_count_on: z.enum(['start_day', 'each_day']),
});
export type RuleSet = z.infer<typeof ruleSet>;
