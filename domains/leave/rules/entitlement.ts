import type { LeaveTerms } from '../contract/schemas.ts';
import type { Account } from './account.ts';
import { termsOn, weekDaysOn } from './account.ts';
import { HUNDREDTHS } from './limits.ts';
import type { Days } from './leave-year.ts';
import { lengthOf, shared } from './leave-year.ts';

/** The least common multiple of the lengths of months: parts of months are whole numbers of it. */
const MONTH = 31 * 30 * 29 * 28;
/** Of the days that a week can have. */
const WEEK = 420;
/** What one unit of a balance is, in the fractions that are added up. */
export const ONE = 12 * MONTH * WEEK;

/** The share of a year's amount that somebody has by the days that they work, in parts of `WEEK`. */
function shareOn(account: Account, date: string): number {
  const full = termsOn(account.policy, date)?.week_days ?? 5;
  return (weekDaysOn(account, date) * WEEK) / full;
}

/** The amount that terms grant for a whole year, or nothing where it is by hours of work. */
function yearAmount(terms: LeaveTerms | undefined): number {
  return terms === undefined || terms.grant.kind === 'WORKED' ? 0 : terms.grant.amount;
}

/**
 * What the days of a stretch earn, as if terms and days a week stayed as on `asOf`: a twelfth for each month, for a part of a month
 * by its days. In fractions of `ONE`, so that nothing is lost until it is rounded.
 */
export function earnedIn(account: Account, asOf: string, stretch: Days, months: readonly Days[]): number {
  const rate = yearAmount(termsOn(account.policy, asOf)) * shareOn(account, asOf);
  return months.reduce((sum, month) => {
    const part = shared(month, stretch);
    return part === undefined ? sum : sum + rate * lengthOf(part) * (MONTH / lengthOf(month));
  }, 0);
}

/** The whole year's amount, whatever part of it somebody works. */
export function wholeYear(account: Account, asOf: string): number {
  return yearAmount(termsOn(account.policy, asOf)) * shareOn(account, asOf) * 12 * MONTH;
}

/** The step that terms round up to. */
function stepOf(unit: 'DAYS' | 'HOURS', terms: LeaveTerms): number {
  const whole = unit === 'DAYS' ? HUNDREDTHS : 60;
  if (terms.round_up_to === 'WHOLE') return whole;
  return terms.round_up_to === 'HALF' ? whole / 2 : 1;
}

/** Fractions as units of a balance, rounded up to the step of the terms; what takes away is rounded alike. */
export function rounded(fractions: number, unit: 'DAYS' | 'HOURS', terms: LeaveTerms): number {
  const step = stepOf(unit, terms) * ONE;
  return (Math.ceil(fractions / step) * step) / ONE || 0;
}
