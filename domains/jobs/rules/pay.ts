import type { Pay, WeeklyHours } from '../contract/schemas.ts';
import { FULL_DAY_HOURS, FULL_WEEK_HOURS, MONTHS_PER_YEAR, WEEKS_PER_YEAR, WIDE_PAY_RATIO } from './limits.ts';

/**
 * Where the law wants pay in the advertisement itself: whole countries, and states or provinces as `country-region`.
 * Kept to places whose rule is about the advertisement, not about telling candidates later. Reviewed 20 November 2026.
 */
const PAY_DEMANDED: ReadonlySet<string> = new Set(
  'AT LT LV SK US-CA US-CO US-DC US-HI US-IL US-MA US-MD US-MN US-NJ US-NY US-VT US-WA CA-BC CA-ON CA-PE'.split(' '),
);

/** Whether a post for a place may not go live without its pay. */
export function isPayDemanded(country: string, region: string): boolean {
  return PAY_DEMANDED.has(country) || PAY_DEMANDED.has(`${country}-${region}`);
}

/** Whether the range runs the right way and is not nothing. */
export function isPaySound(pay: Pay): boolean {
  return pay.max > 0 && pay.min > 0 && pay.min <= pay.max;
}

/** Whether the range is too wide to mean anything to a candidate. */
export function isPayWide(pay: Pay): boolean {
  return pay.max > pay.min * WIDE_PAY_RATIO;
}

/** Minor units an hour, for comparing posts that tell their pay by different units. Rounded down: never promises more. */
export function payPerHour(amount: number, per: Pay['per'], hours: WeeklyHours | null): number {
  const week = hours === null || hours.max === 0 ? FULL_WEEK_HOURS : hours.max;
  const hoursIn = {
    HOUR: 1,
    DAY: FULL_DAY_HOURS,
    WEEK: week,
    MONTH: (week * WEEKS_PER_YEAR) / MONTHS_PER_YEAR,
    YEAR: week * WEEKS_PER_YEAR,
  };
  return Math.floor(amount / hoursIn[per]);
}
