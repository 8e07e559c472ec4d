import { describe, expect, test } from 'vitest';
import { anAccount, away, entry, somePolicy, someTerms } from './account.fixture.ts';
import { inUnitOf } from './account.ts';
import type { Account } from './account.ts';
import { balanceAt, follow, listLines } from './balance.ts';

const at = (account: Partial<Account>, date: string): number => balanceAt(anAccount(account), date).balance;
const monthly = { grant: { kind: 'MONTHLY', amount: 2500 } } as const;

describe('what is granted', () => {
  test.each<[string, Partial<Account>, string, number]>([
    ['nothing before the first day', {}, '2024-12-31', 0],
    ['a year at once', {}, '2025-01-01', 2500],
    ['again in the next', {}, '2026-01-01', 5000],
    ['no policy', { policy: somePolicy([]) }, '2026-01-01', 0],
    ['from 1 July on, half', { employment: { hire_date: '2025-07-01', end_date: null } }, '2025-07-01', 1250],
    ['from 16 April on, 8.5 months', { employment: { hire_date: '2025-04-16', end_date: null } }, '2025-12-31', 1771],
    ['until 30 June, half', { employment: { hire_date: '2025-01-01', end_date: '2025-06-30' } }, '2025-12-31', 1250],
    ['a leap day of a month', { employment: { hire_date: '2028-02-29', end_date: null } }, '2028-03-01', 2091],
    [
      'rounded up to half days',
      { policy: somePolicy([{ round_up_to: 'HALF' }]), employment: { hire_date: '2025-04-16', end_date: null } },
      '2025-12-31',
      1800,
    ],
    [
      'all of it, whenever somebody begins',
      { policy: somePolicy([{ is_prorated: false }]), employment: { hire_date: '2025-10-01', end_date: null } },
      '2025-12-31',
      2500,
    ],
    ['a month of twelve', { policy: somePolicy([monthly]) }, '2025-01-31', 209],
    ['not yet on the day before', { policy: somePolicy([monthly]) }, '2025-01-30', 0],
    ['twelve of them are the whole', { policy: somePolicy([monthly]) }, '2025-12-31', 2500],
    ['and in a leap year', { policy: somePolicy([monthly]) }, '2028-12-31', 10_000],
    [
      'more from July on',
      { policy: somePolicy([{}, { from: '2025-07-01', grant: { kind: 'YEARLY', amount: 3000 } }]) },
      '2025-12-31',
      2750,
    ],
    [
      'less from July on',
      { policy: somePolicy([{}, { from: '2025-07-01', grant: { kind: 'YEARLY', amount: 2000 } }]) },
      '2025-12-31',
      2250,
    ],
    ['three days a week', { entries: [entry('WEEK_DAYS', '2025-01-01', 3)] }, '2025-01-01', 1500],
    ['three days a week from July on', { entries: [entry('WEEK_DAYS', '2025-07-01', 3)] }, '2025-07-01', 2000],
    ['no more than the most', { policy: somePolicy([{ most: 3000 }]) }, '2026-06-01', 3000],
    [
      'an hour for thirty of work, by months',
      {
        policy: somePolicy([{ grant: { kind: 'WORKED', amount: 60, per_minutes: 1800 } }], { unit: 'HOURS' }),
        worked: [
          { month: '2025-01', minutes: 5000 },
          { month: '2025-02', minutes: 5000 },
        ],
      },
      '2025-02-28',
      333,
    ],
  ])('%s', (_what, account, date, expected) => {
    expect(at(account, date)).toBe(expected);
  });

  test('years begin on the first day of work, and the 29th of February is the 28th in other years', () => {
    const account = {
      policy: somePolicy([{ from: '2020-01-01' }], { year: { starts: 'HIRE' } }),
      employment: { hire_date: '2024-02-29', end_date: null },
    } as const;
    expect(at(account, '2025-02-27')).toBe(2500);
    expect(at(account, '2025-02-28')).toBe(5000);
    expect(at(account, '2028-02-28')).toBe(10_000);
    expect(at(account, '2028-02-29')).toBe(12_500);
  });
});

describe('what comes over', () => {
  const policy = somePolicy([{ carry_over: { most: 500, until: { month: 3, day: 31 } } }]);
  const untilEnd = somePolicy([{ carry_over: { most: null, until: { month: 12, day: 31 } } }]);
  const used = [away('2025-06-02', '2025-06-27')];

  test.each<[string, Partial<Account>, string, number]>([
    ['no more than the most', { policy }, '2026-01-01', 3000],
    ['less where less is left', { policy, absences: [...used, away('2025-07-07', '2025-07-09')] }, '2026-01-01', 2700],
    ['nothing at all', { policy: somePolicy([{ carry_over: { most: 0, until: null } }]) }, '2026-01-01', 2500],
    ['until its day', { policy, absences: used }, '2026-03-31', 3000],
    ['not after it', { policy, absences: used }, '2026-04-01', 2500],
    ['and is lost once', { policy, absences: used }, '2026-12-31', 2500],
    ['it is used first', { policy, absences: [...used, away('2026-02-02', '2026-02-04')] }, '2026-04-01', 2500],
    [
      'what goes beyond it is of the year',
      { policy, absences: [...used, away('2026-02-02', '2026-02-10')] },
      '2026-04-01',
      2300,
    ],
    [
      'what is used later does not save it',
      { policy, absences: [...used, away('2026-04-06', '2026-04-08')] },
      '2026-04-08',
      2200,
    ],
    ['until the last day of the year', { policy: untilEnd }, '2026-12-31', 5000],
    ['and not into the one after the next', { policy: untilEnd }, '2027-01-01', 5000],
    ['nor with what is of that year', { policy: untilEnd, absences: used }, '2028-01-01', 5000],
    [
      'until the eve of the first day of work, where years begin with it',
      {
        policy: somePolicy([{ carry_over: { most: null, until: { month: 3, day: 9 } } }], { year: { starts: 'HIRE' } }),
        employment: { hire_date: '2025-03-10', end_date: null },
      },
      '2027-03-10',
      5000,
    ],
  ])('%s', (_what, account, date, expected) => {
    expect(at(account, date)).toBe(expected);
  });

  test('what is owed comes over whole', () => {
    const owed = {
      policy: somePolicy([{ carry_over: { most: 0, until: null } }]),
      entries: [entry('ADJUSTMENT', '2025-05-01', -2800)],
    };
    expect(at(owed, '2026-01-01')).toBe(2200);
  });
});

test('an opening balance is what there is from its day on, whatever was before; the last one of a day counts', () => {
  const entries = [
    entry('OPENING', '2025-09-01', 700, '2025-09-02T08:00:00.000Z'),
    entry('OPENING', '2025-09-01', 850, '2025-09-03T08:00:00.000Z'),
    entry('ADJUSTMENT', '2025-10-01', -50),
  ];
  const account = { entries, absences: [away('2025-03-03', '2025-03-07'), away('2025-09-01')] };
  expect(at(account, '2025-08-31')).toBe(2000);
  expect(at(account, '2025-09-01')).toBe(750);
  expect(at(account, '2025-12-31')).toBe(700);
});

describe('an opening balance replaces what the rule would have granted before it', () => {
  const from = (day: string, more: Parameters<typeof someTerms>[0] = {}) => somePolicy([{ from: day, ...more }]);
  const employment = { hire_date: '2020-03-01', end_date: null };
  const opening = (on: string, amount: number) => [entry('OPENING', on, amount)];

  test.each<[string, Partial<Account>, string, number]>([
    [
      'on the eve of the first terms: what came over, and the first year',
      { policy: from('2026-01-01'), employment, entries: opening('2025-12-31', 500) },
      '2026-01-01',
      3000,
    ],
    [
      'and nothing of the year before, where parts of years are whole',
      { policy: from('2026-01-01', { is_prorated: false }), employment, entries: opening('2025-12-31', 500) },
      '2026-01-01',
      3000,
    ],
    [
      'and nothing on the day itself',
      { policy: from('2026-01-01', { round_up_to: 'HALF' }), employment, entries: opening('2025-12-31', 500) },
      '2025-12-31',
      500,
    ],
    [
      'what comes over is no more than the most, also in years before the first terms',
      {
        policy: from('2026-01-01', { carry_over: { most: 200, until: null } }),
        employment,
        entries: opening('2024-06-01', 500),
      },
      '2025-01-01',
      200,
    ],
    [
      'on the first day of the first terms, within a year: all that is left of it',
      { policy: from('2026-07-01'), employment, entries: opening('2026-07-01', 800) },
      '2026-12-31',
      800,
    ],
    [
      'the same where parts of years are whole',
      { policy: from('2026-07-01', { is_prorated: false }), employment, entries: opening('2026-07-01', 800) },
      '2026-12-31',
      800,
    ],
    [
      'and the next year is granted',
      { policy: from('2026-07-01'), employment, entries: opening('2026-07-01', 800) },
      '2027-01-01',
      3300,
    ],
    [
      'within the year in which the terms begin, before they do',
      { policy: from('2026-07-01'), employment, entries: opening('2026-06-20', 800) },
      '2026-12-31',
      800,
    ],
    [
      'on the first day of a year, the year is on top',
      { policy: from('2026-01-01'), employment, entries: opening('2026-01-01', 800) },
      '2026-01-01',
      3300,
    ],
    [
      'on the first day of work, within a year',
      { employment: { hire_date: '2026-07-01', end_date: null }, entries: opening('2026-07-01', 800) },
      '2026-12-31',
      800,
    ],
    [
      'what months earn goes on from its day',
      {
        policy: from('2026-07-01', { grant: { kind: 'MONTHLY', amount: 2400 } }),
        employment,
        entries: opening('2026-07-01', 800),
      },
      '2026-12-31',
      2000,
    ],
    [
      'new terms after it add their part',
      {
        policy: somePolicy([{ from: '2026-07-01' }, { from: '2026-10-01', grant: { kind: 'YEARLY', amount: 2900 } }]),
        employment,
        entries: opening('2026-07-01', 800),
      },
      '2026-12-31',
      900,
    ],
  ])('%s', (_what, account, date, expected) => {
    expect(at(account, date)).toBe(expected);
  });
});

test.each<['DAYS' | 'HOURS', 'DAYS' | 'HOURS', number, number]>([
  ['DAYS', 'DAYS', 1000, 1000],
  ['DAYS', 'HOURS', 1000, 4500],
  ['HOURS', 'DAYS', 4500, 1000],
  ['HOURS', 'DAYS', 100, 23],
  ['HOURS', 'DAYS', -100, -22],
  ['DAYS', 'HOURS', 0, 0],
])('what was entered in %s counts in %s', (entered, counted, amount, expected) => {
  const policy = somePolicy([{ day_minutes: 450 }], { unit: counted });
  expect(inUnitOf(policy, amount, entered, '2026-01-01')).toBe(expected);
});

test('a policy that says it is from long ago counts the years up to now', () => {
  const policy = somePolicy([{ from: '1900-01-01', carry_over: { most: 0, until: null } }]);
  const employment = { hire_date: null, end_date: null };
  expect(at({ policy, employment }, '2026-06-01')).toBe(2500);
  expect(at({ policy, employment, absences: [away('2025-03-03'), away('2026-03-02')] }, '2026-06-01')).toBe(2400);
  const owed = { policy: somePolicy([{ from: '1900-01-01' }]), employment };
  expect(at(owed, '2027-06-01')).toBe(at(owed, '2026-06-01') + 2500);
});

describe('hours worked before an account begins', () => {
  const policy = somePolicy([{ from: '2026-07-01', grant: { kind: 'WORKED', amount: 60, per_minutes: 600 } }], {
    unit: 'HOURS',
  });
  const worked = ['2026-05', '2026-06', '2026-07'].map((month) => ({ month, minutes: 6000 }));

  test.each<[string, Partial<Account>, string, number]>([
    ['earn nothing', { policy, worked }, '2026-06-30', 0],
    ['nor later, and those after do', { policy, worked }, '2026-07-31', 600],
    [
      'also not where an opening balance begins the account earlier',
      { policy, worked, entries: [entry('OPENING', '2026-01-01', 100)] },
      '2026-07-31',
      700,
    ],
  ])('%s', (_what, account, date, expected) => {
    expect(at(account, date)).toBe(expected);
  });
});

test('the lines say what happened, an absence in one, and add up', () => {
  const account = anAccount({
    policy: somePolicy([{ carry_over: { most: 500, until: { month: 3, day: 31 } } }]),
    absences: [away('2025-06-04', '2025-06-10')],
    entries: [entry('ADJUSTMENT', '2025-08-01', 100)],
  });
  const spelled = listLines(account, '2026-04-01').map(({ kind, from, to, amount, balance }) => [
    kind,
    from,
    to,
    amount,
    balance,
  ]);
  expect(spelled).toEqual([
    ['GRANTED', '2025-01-01', '2025-01-01', 2500, 2500],
    // From Wednesday to Tuesday: three and two of the five days of each week, and a weekend.
    ['USED', '2025-06-04', '2025-06-10', -700, 1800],
    ['ADJUSTMENT', '2025-08-01', '2025-08-01', 100, 1900],
    ['LAPSED', '2026-01-01', '2026-01-01', -1400, 500],
    ['GRANTED', '2026-01-01', '2026-01-01', 2500, 3000],
    ['LAPSED', '2026-04-01', '2026-04-01', -500, 2500],
  ]);
});

test('the least from a day on looks at what is booked later, and at the ends of days', () => {
  const account = anAccount({ absences: [away('2025-05-05', '2025-05-30'), away('2025-12-01', '2025-12-05')] });
  expect(follow(account, '2025-12-31').lowestFrom('2025-05-01')).toBe(0);
  expect(follow(account, '2026-01-01').lowestFrom('2025-12-31')).toBe(0);
});
