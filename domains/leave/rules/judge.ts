import { addDays } from '@hearth/domains/scheduling/rules';
import type { LeaveBalance } from '../contract/schemas.ts';
import type { Account, CountedAbsence } from './account.ts';
import { termsOn, weekDaysOn } from './account.ts';
import { balanceAt, follow, sumOf } from './balance.ts';
import { countUsed, usedOf } from './count-days.ts';
import { leaveYearOf, startOfYears } from './leave-year.ts';

/** What a request would mean for a balance. */
export interface BalanceVerdict {
  readonly unit: 'DAYS' | 'HOURS';
  readonly counted: number;
  readonly now: number;
  /** At the end of the day before it begins, and at that of its last day with it. */
  readonly before: number;
  readonly after: number;
  /** `BEYOND`: there is not enough, then or for what is booked later. `WAITING`: it can't be taken yet. */
  readonly trouble: 'BEYOND' | 'WAITING' | null;
  readonly is_refused: boolean;
  /** From when it can be taken. */
  readonly usable_from: string | null;
  /** What a whole day counts in minutes, to say hours as days. */
  readonly day_minutes: number;
}

/** From when somebody can take time off of a kind, where that is after a day. */
export function usableFrom(account: Account, date: string): string | null {
  const { hire_date: hired } = account.employment;
  const waiting = termsOn(account.policy, date)?.waiting_days ?? 0;
  if (hired === null || waiting === 0) return null;
  const from = addDays(hired, waiting);
  return from > date ? from : null;
}

const sumUsed = (account: Account): number => usedOf(account).reduce((sum, { amount }) => sum + amount, 0);
const later = (one: string, other: string): string => (one > other ? one : other);

/** Judges a request on top of the absences of an account; its own are without it. */
export function judgeRequest(account: Account, asked: CountedAbsence, today: string): BalanceVerdict | null {
  const terms = termsOn(account.policy, asked.starts_on);
  // Before the first terms nothing is counted.
  if (terms === undefined || asked.ends_on < terms.from) return null;
  const others = account.absences.filter(({ id }) => id !== asked.id);
  // What is counted for an account is kept with it: the same one, where the request is not in it.
  const without = others.length === account.absences.length ? account : { ...account, absences: others };
  const withIt = { ...account, absences: [...others, asked] };
  // A day in a week that is full already takes nothing more, whichever request it is of.
  const counted = sumUsed(withIt) - sumUsed(without);
  const last = others.reduce((latest, { ends_on: end }) => later(latest, end), asked.ends_on);
  const before = follow(without, later(today, asked.starts_on));
  const after = follow(withIt, last);
  const usable = usableFrom(account, asked.starts_on);
  const isBeyond = counted > 0 && after.lowestFrom(asked.starts_on) < -terms.below;
  const trouble = usable !== null ? 'WAITING' : isBeyond ? 'BEYOND' : null;
  return {
    unit: account.policy.unit,
    counted,
    now: before.at(today).balance,
    before: before.at(asked.starts_on).balance,
    after: after.at(asked.ends_on).balance,
    trouble,
    is_refused: trouble !== null && terms.beyond === 'REFUSE',
    usable_from: usable,
    day_minutes: terms.day_minutes,
  };
}

/** What somebody has on a day, and what of it is spoken for. */
export function describeBalance(
  account: Account,
  kind: LeaveBalance['kind'],
  requested: readonly CountedAbsence[],
  today: string,
): LeaveBalance | null {
  const terms = termsOn(account.policy, today);
  if (terms === undefined) return null;
  const standing = balanceAt(account, today);
  const year = leaveYearOf(today, startOfYears(account.policy.year, account.employment.hire_date));
  const soFar = { from: year.from, to: today };
  const all = [...account.absences, ...requested];
  const days = countUsed(account, all).filter(({ date }) => date > today);
  const waits = new Set(requested.map(({ id }) => id));
  const total = (isAsked: boolean): number =>
    days.filter(({ id }) => waits.has(id) === isAsked).reduce((sumOf, { amount }) => sumOf + amount, 0);
  const { carried, carriedUntil } = standing;
  const lapsing = Math.min(carried, standing.balance);
  return {
    kind,
    unit: account.policy.unit,
    on: today,
    available: standing.balance,
    booked: total(false),
    requested: total(true),
    year,
    granted: sumOf(account, 'GRANTED', soFar),
    used: -sumOf(account, 'USED', soFar) || 0,
    lapsing: lapsing > 0 && carriedUntil !== null ? { amount: lapsing, after: carriedUntil } : null,
    usable_from: usableFrom(account, today),
    week_days: weekDaysOn(account, today),
    day_minutes: terms.day_minutes,
  };
}
