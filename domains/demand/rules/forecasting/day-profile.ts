import { QUARTERS } from '../actuals/drivers.ts';
import { dayOf, weekdayOf } from '../engine/calendar.ts';

/** Shares of a whole day are in ten thousandths. */
export const WHOLE = 10_000;

/** A past day in quarter hours. */
export interface QuarteredDay {
  readonly day: string;
  readonly quarters: readonly number[];
}

/**
 * How a weekday is usually spread over its quarter hours, by weekday from Monday on: the mean of the shares of its own days, and what all
 * days have in common where it has fewer than three. Empty where only days are known.
 */
export function profilesOf(days: readonly QuarteredDay[]): number[][] {
  const all = sharesOf(days);
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const own = days.filter(({ day }) => weekdayOf(dayOf(day) ?? 0) === weekday && sumOf(day, days) > 0);
    return toWhole(own.length < 3 ? all : sharesOf(own));
  });
}

const sumOf = (day: string, days: readonly QuarteredDay[]): number =>
  days.find((one) => one.day === day)?.quarters.reduce((sum, value) => sum + value, 0) ?? 0;

/** Each day counts alike: a busy one says no more about the hours than a quiet one. */
function sharesOf(days: readonly QuarteredDay[]): number[] {
  const sums = Array.from({ length: QUARTERS }, () => 0);
  for (const { quarters } of days) {
    const total = quarters.reduce((sum, value) => sum + value, 0);
    if (total > 0) for (const [index, value] of quarters.entries()) sums[index] = (sums[index] ?? 0) + value / total;
  }
  return sums;
}

/** Whole shares that sum to the whole: what is left by rounding goes to where most is lost. */
function toWhole(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total === 0) return [];
  const exact = shares.map((share) => (share / total) * WHOLE);
  const whole = exact.map(Math.floor);
  const left = WHOLE - whole.reduce((sum, share) => sum + share, 0);
  const order = exact.map((share, index) => ({ index, lost: share - Math.floor(share) }));
  for (const { index } of order
    .toSorted((one, other) => other.lost - one.lost || one.index - other.index)
    .slice(0, left))
    whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
