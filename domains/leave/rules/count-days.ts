import { addDays, awayLength, startOfWeek } from '@hearth/domains/scheduling/rules';
import type { LeaveTerms } from '../contract/schemas.ts';
import type { Account, CountedAbsence } from './account.ts';
import { termsOn, weekDaysOn } from './account.ts';
import { HUNDREDTHS } from './limits.ts';

/** What one day of an absence takes off a balance. */
export interface UsedDay {
  readonly id: string;
  readonly date: string;
  readonly amount: number;
}

const USED = new WeakMap<Account, readonly UsedDay[]>();

/** What the absences of an account take, counted once for each account: thousands of days, for every figure of a page. */
export function usedOf(account: Account): readonly UsedDay[] {
  const known = USED.get(account);
  if (known !== undefined) return known;
  const used = countUsed(account, account.absences);
  USED.set(account, used);
  return used;
}

/** What an absence takes of one of its days, before the week is looked at. */
function takenOf(absence: CountedAbsence, unit: 'DAYS' | 'HOURS', terms: LeaveTerms): number {
  const whole = unit === 'DAYS' ? HUNDREDTHS : terms.day_minutes;
  if (absence.part === 'DAYS') return whole;
  if (absence.part !== 'HOURS') return Math.ceil(whole / 2);
  const minutes = Math.min(awayLength(absence), terms.day_minutes);
  return unit === 'HOURS' ? minutes : Math.min(whole, Math.ceil((minutes * HUNDREDTHS) / terms.day_minutes));
}

/**
 * What absences take, day by day. Each day counts, but of a week from Monday to Sunday never more than somebody works in it: a week off
 * is five days for whoever works five, wherever in the week they are. The days of all absences are looked at together, in order.
 */
export function countUsed(
  account: Pick<Account, 'policy' | 'entries'>,
  absences: readonly CountedAbsence[],
): UsedDay[] {
  const { unit } = account.policy;
  const days = absences.flatMap((absence) => {
    const dates: { absence: CountedAbsence; date: string }[] = [];
    for (let date = absence.starts_on; date <= absence.ends_on; date = addDays(date, 1)) dates.push({ absence, date });
    return dates;
  });
  const left = new Map<string, number>();
  return days
    .toSorted((one, other) => compare(one.date, other.date) || compare(one.absence.id, other.absence.id))
    .flatMap(({ absence, date }) => {
      const terms = termsOn(account.policy, date);
      if (terms === undefined) return [];
      const week = startOfWeek(date, 1);
      const whole = unit === 'DAYS' ? HUNDREDTHS : terms.day_minutes;
      const free = left.get(week) ?? weekDaysOn(account, week) * whole;
      const amount = Math.min(free, takenOf(absence, unit, terms));
      left.set(week, free - amount);
      return [{ id: absence.id, date, amount }];
    });
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
