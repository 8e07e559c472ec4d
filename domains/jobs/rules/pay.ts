import type { Pay, WeeklyHours } from '../contract/schemas.ts';
import { FULL_DAY_HOURS, FULL_WEEK_HOURS, MONTHS_PER_YEAR, WEEKS_PER_YEAR, WIDE_PAY_RATIO } from './limits.ts';

/** Whether the range runs the right way and is not nothing. */
export function isPaySound(pay: Pay): boolean {
  return pay.max > 0 && pay.min > 0 && pay.min <= pay.max;
}

/** Whether the range is too wide to mean anything to a candidate. */
export function isPayWide(pay: Pay): boolean {
  return pay.max > pay.min * WIDE_PAY_RATIO;
}

const weekOf = (hours: WeeklyHours | null): number => (hours === null || hours.max === 0 ? FULL_WEEK_HOURS : hours.max);

/** The hours that one unit of pay is for. */
function hoursIn(per: Pay['per'], hours: WeeklyHours | null): number {
  const week = weekOf(hours);
  return {
    HOUR: 1,
    DAY: FULL_DAY_HOURS,
    WEEK: week,
    MONTH: (week * WEEKS_PER_YEAR) / MONTHS_PER_YEAR,
    YEAR: week * WEEKS_PER_YEAR,
  }[per];
}

/** Minor units an hour, for comparing posts that tell their pay by different units. Rounded down: never promises more. */
export function payPerHour(amount: number, per: Pay['per'], hours: WeeklyHours | null): number {
  return Math.floor(amount / hoursIn(per, hours));
}

/** Minor units for a year of such weeks, rounded to whole ones. */
export function payPerYear(amount: number, per: Pay['per'], hours: WeeklyHours | null): number {
  return Math.round((amount * hoursIn('YEAR', hours)) / hoursIn(per, hours));
}
