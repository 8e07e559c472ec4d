import type { Pay, WeeklyHours } from '../contract/content-schemas.ts';
import { FULL_DAY_HOURS, FULL_WEEK_HOURS, MONTHS_PER_YEAR, WEEKS_PER_YEAR, WIDE_PAY_RATIO } from './limits.ts';

/** Returns whether a pay range is ordered and not zero. */
export function isValidPay(pay: Pay): boolean {
  return pay.max > 0 && pay.min > 0 && pay.min <= pay.max;
}

/** Returns whether a pay range is too wide to be informative. */
export function isPayWide(pay: Pay): boolean {
  return pay.max > pay.min * WIDE_PAY_RATIO;
}

const hoursPerWeek = (hours: WeeklyHours | null): number =>
  hours === null || hours.max === 0 ? FULL_WEEK_HOURS : hours.max;

/** Returns the hours that one unit of pay covers. */
function hoursPerUnit(per: Pay['per'], hours: WeeklyHours | null): number {
  const week = hoursPerWeek(hours);
  return {
    HOUR: 1,
    DAY: FULL_DAY_HOURS,
    WEEK: week,
    MONTH: (week * WEEKS_PER_YEAR) / MONTHS_PER_YEAR,
    YEAR: week * WEEKS_PER_YEAR,
  }[per];
}

/**
 * Returns hourly pay in minor units, rounded down so that it never promises more. Rounded down: never promises more.
 */
export function payPerHour(amount: number, per: Pay['per'], hours: WeeklyHours | null): number {
  return Math.floor(amount / hoursPerUnit(per, hours));
}

/** Returns yearly pay in minor units, rounded. */
export function payPerYear(amount: number, per: Pay['per'], hours: WeeklyHours | null): number {
  return Math.round((amount * hoursPerUnit('YEAR', hours)) / hoursPerUnit(per, hours));
}
