import { addDays } from '@hearth/domains/scheduling/rules';
import type { Account } from './account.ts';
import { beginOf, changesIn, termsOn } from './account.ts';
import { usedOf } from './count-days.ts';
import { earnedIn, rounded, wholeYear } from './entitlement.ts';
import type { Days } from './leave-year.ts';
import { leaveYearOf, monthsOf, nextDayOfYear, shared, startOfYears } from './leave-year.ts';

/** Something that changes a balance, or may: what is carried over and lapses depends on what is there then. */
export type Movement =
  | {
      readonly kind: 'GRANTED' | 'USED' | 'ADJUSTMENT';
      readonly on: string;
      readonly amount: number;
      readonly id?: string;
    }
  | { readonly kind: 'OPENING'; readonly on: string; readonly amount: number }
  | { readonly kind: 'YEAR'; readonly on: string; readonly most: number | null; readonly until: string | null }
  | { readonly kind: 'LAPSE'; readonly on: string };

/** On one day: what lapses goes first, then a year begins, then an opening balance, what is granted, adjusted and used. */
const ORDER: Readonly<Record<Movement['kind'], number>> = {
  LAPSE: 0,
  YEAR: 1,
  OPENING: 2,
  GRANTED: 3,
  ADJUSTMENT: 4,
  USED: 5,
};

interface Year {
  readonly days: Days;
  readonly months: readonly Days[];
  /** The days of it that earn: somebody is employed, the account is kept and terms hold. */
  readonly earning: Days | undefined;
  /** Whether an opening balance within the year, before anything was granted, says what there is for the rest of it. */
  readonly isOpened: boolean;
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** The leave years of an account from its beginning to the one that a day is in, the earliest first. */
function yearsUntil(account: Account, begin: string, until: string): Year[] {
  const start = startOfYears(account.policy.year, account.employment.hire_date);
  const { hire_date: hired, end_date: ended } = account.employment;
  const first = later(hired ?? begin, begin);
  const agreed = later(first, account.policy.terms[0]?.from ?? first);
  const years: Year[] = [];
  let days = leaveYearOf(begin, start);
  // Days have bounds, so that these are some hundred years at most.
  while (days.from <= until) {
    const { from, to } = days;
    if (shared(days, { from: first, to: ended ?? to }) !== undefined) {
      const earning = shared(days, { from: agreed, to: ended ?? to });
      // On its first day, an opening balance is what came over, and the year is granted on top.
      const isOpened = account.entries.some(
        ({ kind, on }) => kind === 'OPENING' && on > from && earning !== undefined && on <= earning.from,
      );
      years.push({ days, months: monthsOf(days, start), earning, isOpened });
    }
    days = leaveYearOf(addDays(days.to, 1), start);
  }
  return years;
}

/** What is granted at once for the rest of a year, and what changes within it add to or take from that. */
function grantYearly(account: Account, { days, months, earning, isOpened }: Year): Movement[] {
  if (earning === undefined) return [];
  const { unit } = account.policy;
  const moments = [earning.from, ...changesIn(account, earning)];
  return moments.flatMap((on, index) => {
    const terms = termsOn(account.policy, on);
    if (terms === undefined || (isOpened && index === 0)) return [];
    const before = index === 0 ? undefined : addDays(on, -1);
    const isYearly = (date: string): boolean => termsOn(account.policy, date)?.grant.kind === 'YEARLY';
    const rest = { from: on, to: earning.to };
    // Without a part for those who come and go, the whole year's amount; a change within it counts from its day on in any case.
    const grant = (asOf: string): number => {
      if (!isYearly(asOf)) return 0;
      if (!terms.is_prorated && index === 0) return wholeYear(account, asOf);
      return earnedIn(account, asOf, terms.is_prorated ? rest : { from: on, to: days.to }, months);
    };
    const amount = rounded(grant(on) - (before === undefined ? 0 : grant(before)), unit, terms);
    return amount === 0 ? [] : [{ kind: 'GRANTED' as const, on, amount }];
  });
}

/** A twelfth on the last day of each month; what months add up to is rounded, so that a whole year is exact. */
function grantMonthly(account: Account, { months, earning }: Year): Movement[] {
  if (earning === undefined) return [];
  const { unit } = account.policy;
  let earned = 0;
  let given = 0;
  return months.flatMap((month) => {
    const part = shared(month, earning);
    if (part === undefined) return [];
    const pieces = [part.from, ...changesIn(account, part)];
    for (const [index, from] of pieces.entries()) {
      const next = pieces[index + 1];
      if (termsOn(account.policy, from)?.grant.kind !== 'MONTHLY') continue;
      earned += earnedIn(account, from, { from, to: next === undefined ? part.to : addDays(next, -1) }, months);
    }
    const terms = termsOn(account.policy, part.to);
    if (terms === undefined) return [];
    const amount = rounded(earned, unit, terms) - given;
    given += amount;
    return amount === 0 ? [] : [{ kind: 'GRANTED' as const, on: part.to, amount }];
  });
}

/** What hours of work have earned at the end of each calendar month of a year; parts of a minute are kept for the next month. */
function grantWorked(account: Account, { days, earning }: Year, until: string): Movement[] {
  if (earning === undefined) return [];
  let worked = 0;
  let given = 0;
  return account.worked.flatMap(({ month, minutes }) => {
    const [year = 0, number = 0] = month.split('-').map(Number);
    const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
    const terms = termsOn(account.policy, last);
    // Months are the finest that hours are known by: the one in which somebody begins counts whole.
    if (last < earning.from || last > days.to || last > until || terms?.grant.kind !== 'WORKED') return [];
    worked += (minutes * terms.grant.amount) / terms.grant.per_minutes;
    const amount = Math.floor(worked + 1e-9) - given;
    given += amount;
    return amount === 0 ? [] : [{ kind: 'GRANTED' as const, on: last, amount }];
  });
}

/** The beginning of a year, with what may come over, and the day after which it is gone. */
function turnOfYear(account: Account, { days }: Year, begin: string): Movement[] {
  const terms = termsOn(account.policy, days.from);
  if (days.from <= begin || terms === undefined) return [];
  const { most, until } = terms.carry_over;
  const lapses = until === null ? null : addDays(nextDayOfYear(days.from, until), 1);
  // What ends with the last day of the year is gone before the next one begins: it does not come over again.
  const isWithin = lapses !== null && lapses <= addDays(days.to, 1);
  return [
    { kind: 'YEAR', on: days.from, most, until: isWithin ? addDays(lapses, -1) : null },
    ...(isWithin ? [{ kind: 'LAPSE' as const, on: lapses }] : []),
  ];
}

/** Everything that moves a balance up to a day, in order. */
export function listMovements(account: Account, until: string): Movement[] {
  const begin = beginOf(account);
  if (begin === undefined) return [];
  const years = yearsUntil(account, begin, until);
  const opened = openedBy(account);
  const all: Movement[] = [
    ...years.flatMap((year) => [
      ...turnOfYear(account, year, begin),
      ...grantYearly(account, year),
      ...grantMonthly(account, year),
      ...grantWorked(account, year, until),
    ]),
    ...account.entries.flatMap(({ kind, on, amount }): Movement[] =>
      kind === 'ADJUSTMENT' && amount !== null ? [{ kind, on, amount }] : [],
    ),
    ...opened,
    ...usedOf(account)
      .filter(({ date, amount }) => date >= begin && amount > 0)
      .map(({ id, date, amount }) => ({ kind: 'USED' as const, on: date, amount: -amount, id })),
  ];
  return all
    .filter(({ on }) => on <= until)
    .toSorted((one, other) => (one.on === other.on ? ORDER[one.kind] - ORDER[other.kind] : one.on < other.on ? -1 : 1));
}

/** Opening balances: of several on one day, the last that was entered. */
function openedBy({ entries }: Account): Movement[] {
  const last = new Map<string, { at: string; amount: number }>();
  for (const { kind, on, amount, at } of entries) {
    if (kind !== 'OPENING' || amount === null) continue;
    const known = last.get(on);
    if (known === undefined || at >= known.at) last.set(on, { at, amount });
  }
  return [...last].map(([on, { amount }]) => ({ kind: 'OPENING', on, amount }));
}
