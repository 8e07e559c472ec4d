import { addDays, dayNumber } from '@hearth/domains/scheduling/rules';

export type PeriodLength = 'WEEKLY' | 'TWO_WEEKS' | 'TWICE_A_MONTH' | 'MONTHLY';

/** Both days included. */
export interface PayPeriod {
  readonly from: string;
  readonly until: string;
}

/**
 * The pay period that contains a day. Weeks count from an anchor, a day on which one begins, before it as after it. Months begin on
 * the day of the month of the anchor, the 28th at most; twice a month is the 1st to the 15th and the 16th to the end.
 */
export function periodOf(day: string, length: PeriodLength, anchor: string): PayPeriod {
  if (length === 'WEEKLY' || length === 'TWO_WEEKS') {
    const days = length === 'WEEKLY' ? 7 : 14;
    const past = (((dayNumber(day) - dayNumber(anchor)) % days) + days) % days;
    const from = addDays(day, -past);
    return { from, until: addDays(from, days - 1) };
  }
  if (length === 'TWICE_A_MONTH')
    return Number(day.slice(8)) <= 15
      ? { from: inMonth(day, 1), until: inMonth(day, 15) }
      : { from: inMonth(day, 16), until: addDays(firstOfNextMonth(day), -1) };
  const first = Math.min(28, Number(anchor.slice(8)));
  const from = Number(day.slice(8)) >= first ? inMonth(day, first) : inMonth(addDays(inMonth(day, 1), -1), first);
  return { from, until: addDays(inMonth(firstOfNextMonth(from), first), -1) };
}

/** The period before the one that begins on a day. */
export function periodBefore(from: string, length: PeriodLength, anchor: string): PayPeriod {
  return periodOf(addDays(from, -1), length, anchor);
}

function inMonth(day: string, of: number): string {
  return `${day.slice(0, 8)}${String(of).padStart(2, '0')}`;
}

function firstOfNextMonth(day: string): string {
  return inMonth(addDays(inMonth(day, 28), 4), 1);
}
