import { expect, test } from 'vitest';
import { inputOf } from './sheet.fixture.ts';
import type { Said } from './sheet.fixture.ts';
import { workOutSheet } from './sheet.ts';

const march = { from: '2026-03-01', until: '2026-03-31' };
const year = { from: '2026-01-01', until: '2026-12-31' };

/** The hours of each line, and why it is so. */
const SPLITS: readonly (readonly [name: string, said: Said, hours: Record<string, number>])[] = [
  ['a night is split at midnight', { work: 'Mon 22:00-30:00' }, { '03-02': 2, '03-03': 6 }],
  ['work until midnight has no second day', { work: 'Mon 16:00-24:00' }, { '03-02': 8 }],
  [
    'Berlin, the night that has an hour less',
    { timeZone: 'Europe/Berlin', period: march, work: '2026-03-28 22:00-30:00' },
    { '03-28': 2, '03-29': 5 },
  ],
  [
    'Berlin, the night that has an hour more',
    { timeZone: 'Europe/Berlin', period: year, work: '2026-10-24 22:00-30:00' },
    { '10-24': 2, '10-25': 7 },
  ],
  [
    'New York in spring',
    { timeZone: 'America/New_York', period: march, work: '2026-03-07 23:00-31:00' },
    { '03-07': 1, '03-08': 6 },
  ],
  [
    'New York in autumn',
    { timeZone: 'America/New_York', period: year, work: '2026-10-31 23:00-31:00' },
    { '10-31': 1, '11-01': 8 },
  ],
  [
    'Lord Howe moves by half an hour',
    { timeZone: 'Australia/Lord_Howe', period: year, work: '2026-04-04 22:00-30:00' },
    { '04-04': 2, '04-05': 6.5 },
  ],
  [
    'Beirut, where midnight itself is skipped',
    { timeZone: 'Asia/Beirut', period: year, work: '2026-03-28 20:00-28:00' },
    { '03-28': 4, '03-29': 3 },
  ],
  ['workdays from 4:00 keep a night together', { dayStart: 240, work: 'Mon 18:00-27:00' }, { '03-02': 9 }],
  ['and split it there', { dayStart: 240, work: 'Mon 22:00-30:00' }, { '03-02': 6, '03-03': 2 }],
  [
    'what is before the period is not in it',
    { period: { from: '2026-03-03', until: '2026-03-09' }, work: 'Mon 22:00-30:00' },
    { '03-03': 6 },
  ],
  [
    'an unpaid break over midnight',
    { work: 'Mon 20:00-28:00', unpaid: 'Mon 23:45-24:15' },
    { '03-02': 3.75, '03-03': 3.75 },
  ],
  [
    'breaks that overlap count once',
    { work: 'Mon 9:00-17:00', unpaid: 'Mon 12:00-12:30, Mon 12:15-12:45' },
    { '03-02': 7.25 },
  ],
  ['breaks outside work count nothing', { work: 'Mon 9:00-17:00', unpaid: 'Mon 17:00-18:00' }, { '03-02': 8 }],
  [
    'of a break that is both the unpaid part wins',
    { work: 'Mon 9:00-17:00', unpaid: 'Mon 12:00-12:30', paid: 'Mon 12:00-13:00' },
    { '03-02': 7.5 },
  ],
  ['punches that overlap count once', { work: 'Mon 9:00-13:00, Mon 12:00-17:00' }, { '03-02': 8 }],
  ['work without an end counts nothing yet', { work: 'Mon 9:00-?, Tue 9:00-10:00' }, { '03-03': 1 }],
  [
    'two positions on one day',
    { work: 'Mon 9:00-12:00 @a, Mon 12:00-17:00 @b', rates: { a: 1000, b: 1500 } },
    { '03-02 a': 3, '03-02 b': 5 },
  ],
  [
    'rounding to the nearest quarter: 8 minutes go up, 7 down (29 CFR 785.48)',
    { rounding: 15, work: 'Mon 8:52-17:08' },
    { '03-02': 8.5 },
  ],
  ['and 8 minutes of a beginning cost as much', { rounding: 15, work: 'Mon 8:53-17:07' }, { '03-02': 8 }],
  [
    'a change of position is not rounded',
    { rounding: 15, work: 'Mon 9:00-12:07 @a, Mon 12:07-17:00 @b' },
    { '03-02 a': 187 / 60, '03-02 b': 293 / 60 },
  ],
];

test.each(SPLITS)('%s', (_name, said, hours) => {
  const { lines } = workOutSheet(inputOf(said));
  const found = lines.map(({ day, position_id, minutes }) => [
    position_id === null ? day.slice(5) : `${day.slice(5)} ${position_id}`,
    minutes / 60,
  ]);
  expect(Object.fromEntries(found)).toEqual(hours);
});

test('a rate that changes at midnight splits a night into two lines', () => {
  const input = inputOf({ work: 'Mon 22:00-30:00', dayStart: 420 });
  const { lines, totals } = workOutSheet({
    ...input,
    rateOf: (_position, _place, day) => ({ amount: day < '2026-03-03' ? 1000 : 1200, currency: 'EUR' }),
  });
  expect(lines.map(({ day, minutes, rate, amount }) => [day, minutes, rate, amount])).toEqual([
    ['2026-03-02', 120, 1000, 2000],
    ['2026-03-02', 360, 1200, 7200],
  ]);
  expect(totals.pay).toBe(9200);
});

test('another location has its own midnight', () => {
  const input = inputOf({ timeZone: 'Europe/Madrid', work: 'Mon 22:00-26:00' });
  const { lines } = workOutSheet({ ...input, zones: new Map([['here', 'Atlantic/Canary']]) });
  expect(lines.map(({ day, minutes }) => [day, minutes])).toEqual([
    ['2026-03-02', 180],
    ['2026-03-03', 60],
  ]);
});

test('rounding says what it added and what it took', () => {
  const net = (work: string) => workOutSheet(inputOf({ work, rounding: 15 })).totals.rounding;
  expect([net('Mon 8:52-17:08'), net('Mon 8:53-17:07'), net('Mon 8:53-17:08')]).toEqual([14, -14, 0]);
  expect(workOutSheet(inputOf({ work: 'Mon 8:52-17:08' })).totals.rounding).toBe(0);
});

test('leave, premiums and tips are lines of their own; declared tips are no pay', () => {
  const of = { day: '2026-03-03', currency: 'EUR' };
  const { lines, totals } = workOutSheet(
    inputOf({
      work: 'Mon 9:00-17:00',
      leave: [
        { day: '2026-03-03', kind: 'HOLIDAY', minutes: 480, isPaid: true },
        { day: '2026-03-04', kind: 'UNPAID', minutes: 480, isPaid: false },
      ],
      premiums: [{ ...of, label: 'Late change', amount: 1500, isInRegularRate: false }],
      tips: [
        { ...of, amount: 2550, isDeclared: false },
        { ...of, amount: 900, isDeclared: true },
      ],
    }),
  );
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['WORK', 9600],
    ['LEAVE', 9600],
    ['PREMIUM', 1500],
    ['TIPS', 2550],
    ['DECLARED_TIPS', 900],
    ['LEAVE', 0],
  ]);
  expect(totals).toMatchObject({ worked: 480, leave: 960, pay: 20_700, tips: 2550, declared_tips: 900 });
});

test('overtime of a week counts in the period in which the week ends (29 CFR 778.106)', () => {
  const work = 'Mon 8:00-20:00, Tue 8:00-20:00, Wed 8:00-20:00, Thu 8:00-20:00';
  const until = { from: '2026-03-01', until: '2026-03-04' };
  const after = { from: '2026-03-05', until: '2026-03-15' };
  const first = workOutSheet(inputOf({ pack: 'us', work, period: until })).totals;
  const second = workOutSheet(inputOf({ pack: 'us', work, period: after })).totals;
  expect([first.worked, first.overtime, second.worked, second.overtime]).toEqual([36 * 60, 0, 12 * 60, 8 * 60]);
});

test('of whose employment ends within a week nothing is left for a later period', () => {
  const work = 'Mon 8:00-20:00, Tue 8:00-20:00, Wed 8:00-20:00, Thu 8:00-20:00';
  const period = { from: '2026-02-20', until: '2026-03-06' };
  const at = (lastDay: string | null) => workOutSheet(inputOf({ pack: 'us', work, period, lastDay })).totals.overtime;
  expect([at(null), at('2026-03-05')]).toEqual([0, 8 * 60]);
});

/** What a manager is shown first. */
const ODD: readonly (readonly [name: string, said: Said, odd: readonly string[]])[] = [
  ['as planned', { work: 'Mon 9:00-17:00', planned: 'Mon 9:00-17:00' }, []],
  ['a night as planned', { work: 'Mon 21:50-30:10', planned: 'Mon 22:00-30:00' }, []],
  ['far from the plan', { work: 'Mon 9:00-18:00', planned: 'Mon 9:00-17:00' }, ['03-02 FAR_FROM_PLAN']],
  ['not planned', { work: 'Mon 9:00-17:00' }, ['03-02 NOT_PLANNED']],
  ['absent', { work: '', planned: 'Mon 9:00-17:00' }, ['03-02 ABSENT']],
  [
    'away with leave',
    { work: '', planned: 'Mon 9:00-17:00', leave: [{ day: '2026-03-02', kind: 'SICK', minutes: 480, isPaid: true }] },
    [],
  ],
  [
    'at work in spite of leave',
    { work: 'Mon 9:00-17:00', leave: [{ day: '2026-03-02', kind: 'SICK', minutes: 480, isPaid: true }] },
    ['03-02 WORK_DURING_LEAVE'],
  ],
  ['no end', { work: 'Mon 9:00-?', planned: 'Mon 9:00-17:00' }, ['03-02 ABSENT', '03-02 MISSING_END']],
  ['very long', { work: 'Mon 6:00-23:00', planned: 'Mon 6:00-23:00' }, ['03-02 VERY_LONG']],
  ['a shift to come', { work: '', planned: 'Mon 9:00-17:00', asOf: Date.parse('2026-03-02T16:00:00Z') }, []],
  ['overlapping', { work: 'Mon 9:00-13:00, Mon 12:00-17:00', planned: 'Mon 9:00-17:00' }, ['03-02 OVERLAP']],
  ['no rate', { work: 'Mon 9:00-17:00', planned: 'Mon 9:00-17:00', rates: {} }, ['03-02 NO_RATE']],
];

test.each(ODD)('odd: %s', (_name, said, odd) => {
  const { oddities } = workOutSheet(inputOf(said));
  expect(oddities.map(({ kind, day }) => `${day.slice(5)} ${kind}`)).toEqual(odd);
});

test('pay of several currencies is no sum', () => {
  const input = inputOf({ work: 'Mon 9:00-10:00 @a, Mon 10:00-11:00 @b', planned: 'Mon 9:00-11:00' });
  const sheet = workOutSheet({
    ...input,
    rateOf: (position) => ({ amount: 1000, currency: position === 'a' ? 'EUR' : 'PLN' }),
  });
  expect(sheet.totals.pay).toBeNull();
  expect(sheet.oddities.map(({ kind }) => kind)).toEqual(['CURRENCIES']);
});
