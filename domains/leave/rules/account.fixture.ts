import type { LeavePolicy, LeaveTerms } from '../contract/schemas.ts';
import type { Account, AccountEntry, CountedAbsence } from './account.ts';

/** Twenty-five days a year from 2025 on, all at once, five days a week, by calendar years, unless said otherwise. */
export function someTerms(more: Partial<LeaveTerms> = {}): LeaveTerms {
  return {
    from: '2025-01-01',
    grant: { kind: 'YEARLY', amount: 2500 },
    is_prorated: true,
    round_up_to: 'SMALLEST',
    carry_over: { most: null, until: null },
    most: null,
    waiting_days: 0,
    below: 0,
    beyond: 'REFUSE',
    week_days: 5,
    day_minutes: 480,
    ...more,
  };
}

export function somePolicy(terms: readonly Partial<LeaveTerms>[] = [{}], more: Partial<LeavePolicy> = {}): LeavePolicy {
  return {
    unit: 'DAYS',
    year: { starts: 'DATE', on: { month: 1, day: 1 } },
    terms: terms.map((one) => someTerms(one)),
    ...more,
  };
}

/** An account of somebody hired on the first day of 2025. */
export function anAccount(more: Partial<Account> = {}): Account {
  return {
    policy: somePolicy(),
    employment: { hire_date: '2025-01-01', end_date: null },
    entries: [],
    absences: [],
    worked: [],
    ...more,
  };
}

let made = 0;
/** Days off, both ends included. */
export function away(from: string, to = from, more: Partial<CountedAbsence> = {}): CountedAbsence {
  made += 1;
  return {
    id: `off-${String(made).padStart(4, '0')}`,
    starts_on: from,
    ends_on: to,
    part: 'DAYS',
    start: null,
    end: null,
    ...more,
  };
}

/** Something that a manager entered. */
export function entry(
  kind: AccountEntry['kind'],
  on: string,
  value: number,
  at = '2026-01-01T00:00:00.000Z',
): AccountEntry {
  const isDays = kind === 'WEEK_DAYS';
  return { kind, on, amount: isDays ? null : value, week_days: isDays ? value : null, at };
}
