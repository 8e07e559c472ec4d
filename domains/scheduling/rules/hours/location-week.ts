import { calculateCost } from './hours.ts';

/** A shift that somebody holds. */
interface HeldShift {
  readonly date: string;
  readonly minutes: number;
  /** What an hour of it costs; null where that is not known. */
  readonly rate: { readonly amount: number; readonly currency: string } | null;
}

/** What a week of a location comes to. */
export interface WeekSum {
  readonly minutes: number;
  /** Of the week before. */
  readonly minutesBefore: number;
  /** In minor units of the location's currency. */
  readonly cost: number;
  /** Minutes of the week whose pay is not known, or is in another currency: they are not in `cost`. */
  readonly minutesWithoutCost: number;
}

/** Sums the shifts of a week and of the one before, as the schedule of the week does: each shift is rounded by itself. */
export function sumWeek(shifts: Iterable<HeldShift>, week: string, currency: string | null): WeekSum {
  const sum = { minutes: 0, minutesBefore: 0, cost: 0, minutesWithoutCost: 0 };
  for (const { date, minutes, rate } of shifts) {
    if (date < week) {
      sum.minutesBefore += minutes;
      continue;
    }
    sum.minutes += minutes;
    if (rate === null || rate.currency !== currency) sum.minutesWithoutCost += minutes;
    else sum.cost += calculateCost(minutes, rate.amount);
  }
  return sum;
}
