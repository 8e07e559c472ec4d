import type { TimeOff } from '@hearth/domains/scheduling/schemas';
import type { LeavePolicy, LeaveTerms } from '../contract/schemas.ts';
import type { Days } from './leave-year.ts';
import { DAY_MINUTES, HUNDREDTHS } from './limits.ts';

/** An employment as balances count it. */
export interface Employment {
  readonly hire_date: string | null;
  readonly end_date: string | null;
}

/** What a manager entered; the last one of a kind on a day counts, adjustments all do. */
export interface AccountEntry {
  readonly kind: 'OPENING' | 'ADJUSTMENT' | 'WEEK_DAYS';
  readonly on: string;
  readonly amount: number | null;
  readonly week_days: number | null;
  /** In the order in which they were made. */
  readonly at: string;
}

/** An absence that counts. */
export type CountedAbsence = Pick<TimeOff, 'id' | 'starts_on' | 'ends_on' | 'part' | 'start' | 'end'>;

/** Minutes of the published shifts of a calendar month, `YYYY-MM`. */
export interface WorkedMonth {
  readonly month: string;
  readonly minutes: number;
}

/** All that the balance of one kind follows from. */
export interface Account {
  readonly policy: LeavePolicy;
  readonly employment: Employment;
  readonly entries: readonly AccountEntry[];
  readonly absences: readonly CountedAbsence[];
  readonly worked: readonly WorkedMonth[];
}

/** The terms in force on a day; the first ones before they begin. */
export function termsOn(policy: LeavePolicy, date: string): LeaveTerms | undefined {
  return policy.terms.findLast(({ from }) => from <= date) ?? policy.terms[0];
}

/**
 * An amount that was entered in a unit, in that of a policy: by what a whole day counts on its day, rounded up. A place can begin anew
 * with another unit, and people move to places that count otherwise; what was entered for them stays what it was worth.
 */
export function inUnitOf(policy: LeavePolicy, amount: number, unit: LeavePolicy['unit'], date: string): number {
  if (unit === policy.unit) return amount;
  const day = termsOn(policy, date)?.day_minutes ?? DAY_MINUTES;
  return Math.ceil(unit === 'DAYS' ? (amount * day) / HUNDREDTHS : (amount * HUNDREDTHS) / day) || 0;
}

/** The last that was said of how many days a week somebody works on a day, or nothing. */
function saidWeekDays(entries: readonly AccountEntry[], date: string): number | undefined {
  let said: AccountEntry | undefined;
  for (const entry of entries) {
    if (entry.kind !== 'WEEK_DAYS' || entry.on > date) continue;
    if (said === undefined || entry.on > said.on || (entry.on === said.on && entry.at >= said.at)) said = entry;
  }
  return said?.week_days ?? undefined;
}

/** How many days a week somebody works on a day: as entered for them, else as in full time. */
export function weekDaysOn({ policy, entries }: Pick<Account, 'policy' | 'entries'>, date: string): number {
  return saidWeekDays(entries, date) ?? termsOn(policy, date)?.week_days ?? 5;
}

/** The days on which what somebody is entitled to changes: new terms, or other days a week. */
export function changesIn({ policy, entries }: Account, { from, to }: Days): string[] {
  const dates = [
    ...policy.terms.map((terms) => terms.from),
    ...entries.filter(({ kind }) => kind === 'WEEK_DAYS').map(({ on }) => on),
  ];
  return [...new Set(dates)].filter((date) => date > from && date <= to).toSorted();
}

/** When the account begins: with the employment, the first terms or the last opening balance up to a day. */
export function beginOf({ policy, employment, entries }: Account): string | undefined {
  const [first] = policy.terms;
  if (first === undefined) return undefined;
  const { hire_date: hired } = employment;
  const begin = hired !== null && hired > first.from ? hired : first.from;
  const opened = entries.filter(({ kind }) => kind === 'OPENING').map(({ on }) => on);
  return opened.reduce((earliest, on) => (on < earliest ? on : earliest), begin);
}
