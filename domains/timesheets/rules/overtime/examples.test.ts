import { expect, test } from 'vitest';
import { extraOf, inputOf } from '../sheet.fixture.ts';
import type { Said } from '../sheet.fixture.ts';
import { workOutSheet } from '../sheet.ts';

const H = 60;
/** The same hours on some days. */
const on = (days: string, times: string): string =>
  days
    .split(' ')
    .map((day) => `${day} ${times}`)
    .join(', ');
const WEEK = 'Mon Tue Wed Thu Fri';
const USC = '29 CFR 778';
const LAB = 'California Labor Code 510';
const FR = 'Code du travail L3121-36';
const HCR = 'IDCC 1979, avenant n° 2 of 5 February 2007, art. 4';
const TR = 'Act 4857, art. 41';
const PL = 'Kodeks pracy, art. 151¹';

/** What is worked, what is extra (percent on top and why), and the pay, each with where it comes from. */
const EXAMPLES: readonly (readonly [
  name: string,
  source: string,
  said: Said,
  extra: Record<string, number>,
  pay: number,
])[] = [
  [
    '46 hours at 12.00',
    `${USC}.110(a): 588.00`,
    { pack: 'us', work: `${on(WEEK, '8:00-16:00')}, Sat 8:00-14:00` },
    { '50 WEEKLY': 6 * H },
    58_800,
  ],
  [
    '46 hours at 12.00 and a bonus of 46.00',
    `${USC}.110(b): the regular rate is 13.00, in all 637.00`,
    {
      pack: 'us',
      work: `${on(WEEK, '8:00-16:00')}, Sat 8:00-14:00`,
      premiums: [{ day: '2026-03-06', label: 'Bonus', amount: 4600, currency: 'EUR', isInRegularRate: true }],
    },
    { '50 WEEKLY': 6 * H },
    63_700,
  ],
  ['forty hours', `${USC}.101: more than 40`, { pack: 'us', work: on(WEEK, '8:00-16:00') }, {}, 48_000],
  [
    'a minute more than forty hours',
    `${USC}.101: 480.20 and 0.10 on top`,
    { pack: 'us', work: `${on(WEEK, '8:00-16:00')}, Sat 8:00-8:01` },
    { '50 WEEKLY': 1 },
    48_030,
  ],
  ['one long day', `${USC}.102: no daily limit`, { pack: 'us', work: 'Mon 8:00-22:00' }, {}, 16_800],
  [
    'seven short days',
    `${USC}.102: no rule for Sundays`,
    { pack: 'us', work: on(`${WEEK} Sat Sun`, '8:00-13:00') },
    {},
    42_000,
  ],
  [
    'a day of leave besides forty hours',
    `${USC}.218: not hours worked`,
    {
      pack: 'us',
      work: on('Mon Tue Wed Thu', '8:00-18:00'),
      leave: [{ day: '2026-03-06', kind: 'HOLIDAY', minutes: 480, isPaid: true }],
    },
    {},
    57_600,
  ],
  [
    'two rates in one week',
    `${USC}.115: 20 h at 10.00, 25 h at 14.00: 550.00 / 45 h; 5 h × half of it are 30.56`,
    {
      pack: 'us',
      rates: { a: 1000, b: 1400 },
      work: 'Mon 8:00-18:00 @a, Tue 8:00-18:00 @a, Wed 8:00-18:00 @b, Thu 8:00-18:00 @b, Fri 8:00-13:00 @b',
    },
    { '50 WEEKLY': 5 * H },
    58_056,
  ],
  [
    'two rates, the dearer one last',
    `${USC}.115: the order does not matter to the average`,
    {
      pack: 'us',
      rates: { a: 1000, b: 1400 },
      work: 'Wed 8:00-18:00 @a, Thu 8:00-18:00 @a, Mon 8:00-18:00 @b, Tue 8:00-18:00 @b, Fri 8:00-13:00 @b',
    },
    { '50 WEEKLY': 5 * H },
    58_056,
  ],
  [
    'a short paid break',
    '29 CFR 785.18: rest periods count as hours worked',
    { pack: 'us', work: `${on(WEEK, '8:00-16:00')}, Sat 8:00-9:00`, paid: 'Mon 10:00-10:20' },
    { '50 WEEKLY': H },
    49_800,
  ],
  [
    'an unpaid meal',
    '29 CFR 785.19: a bona fide meal period is not worktime',
    { pack: 'us', work: `${on(WEEK, '8:00-16:00')}, Sat 8:00-9:00`, unpaid: 'Mon 12:00-12:30' },
    { '50 WEEKLY': 30 },
    48_900,
  ],
  ['eight hours', `${LAB}: in excess of eight hours`, { pack: 'us-ca', work: 'Mon 8:00-16:00' }, {}, 9600],
  ['nine hours', `${LAB}: 9 × 12.00 and 6.00`, { pack: 'us-ca', work: 'Mon 8:00-17:00' }, { '50 DAILY': H }, 11_400],
  [
    'twelve hours',
    `${LAB}: 144.00 and 4 × 6.00`,
    { pack: 'us-ca', work: 'Mon 8:00-20:00' },
    { '50 DAILY': 4 * H },
    16_800,
  ],
  [
    'thirteen hours',
    `${LAB}: and an hour at twice the rate`,
    { pack: 'us-ca', work: 'Mon 8:00-21:00' },
    { '50 DAILY': 4 * H, '100 DAILY': H },
    19_200,
  ],
  [
    'five days of ten hours',
    `${LAB}: what a day pays extra does not count to the week`,
    { pack: 'us-ca', work: on(WEEK, '8:00-18:00') },
    { '50 DAILY': 10 * H },
    66_000,
  ],
  [
    'six days of eight hours',
    `${LAB}: in excess of 40 hours a week`,
    { pack: 'us-ca', work: on(`${WEEK} Sat`, '8:00-16:00') },
    { '50 WEEKLY': 8 * H },
    62_400,
  ],
  [
    'seven days of eight hours',
    `${LAB}: the first eight hours of the seventh day`,
    { pack: 'us-ca', work: on(`${WEEK} Sat Sun`, '8:00-16:00') },
    { '50 WEEKLY': 8 * H, '50 SEVENTH_DAY': 8 * H },
    76_800,
  ],
  [
    'seven days of ten hours',
    `${LAB}: beyond eight hours of the seventh day twice the rate`,
    { pack: 'us-ca', work: on(`${WEEK} Sat Sun`, '8:00-18:00') },
    { '50 DAILY': 12 * H, '50 WEEKLY': 8 * H, '50 SEVENTH_DAY': 8 * H, '100 SEVENTH_DAY': 2 * H },
    84_000 + 28 * 600 + 2 * 1200,
  ],
  [
    'seven short days there',
    `${LAB}: the seventh day counts however short the week`,
    { pack: 'us-ca', work: on(`${WEEK} Sat Sun`, '8:00-12:00') },
    { '50 SEVENTH_DAY': 4 * H },
    36_000,
  ],
  [
    'six days and none on the seventh',
    `${LAB}: work on all seven`,
    { pack: 'us-ca', work: on('Mon Tue Wed Thu Sat Sun', '8:00-12:00') },
    {},
    28_800,
  ],
  [
    'two rates, 32 and 10 hours',
    'DLSE, overtime FAQ 4: 442.00 / 42 h = 10.52; 2 hours of overtime',
    {
      pack: 'us-ca',
      rates: { a: 1100, b: 900 },
      work: `${on('Mon Tue Wed Thu', '8:00-16:00 @a')}, Fri 8:00-16:00 @b, Sat 8:00-10:00 @b`,
    },
    { '50 WEEKLY': 2 * H },
    45_252,
  ],
  [
    'a night over midnight',
    `${LAB}: six and three hours on two workdays`,
    { pack: 'us-ca', work: 'Mon 18:00-27:00' },
    {},
    10_800,
  ],
  [
    'the same night, with workdays from 4:00',
    'DLSE: a workday begins at any hour, the same each day',
    { pack: 'us-ca', dayStart: 240, work: 'Mon 18:00-27:00' },
    { '50 DAILY': H },
    11_400,
  ],
  [
    'a split day',
    `${LAB}: the hours of a day are added up`,
    { pack: 'us-ca', work: 'Mon 8:00-13:00, Mon 18:00-23:00' },
    { '50 DAILY': 2 * H },
    13_200,
  ],
  ['35 hours', FR, { pack: 'fr', contractMinutes: 2100, work: on(WEEK, '9:00-16:00') }, {}, 42_000],
  [
    '39 hours',
    `${FR}: 25% for the first eight`,
    { pack: 'fr', contractMinutes: 2100, work: `${on('Mon Tue Wed Thu', '9:00-17:00')}, Fri 9:00-16:00` },
    { '25 WEEKLY': 4 * H },
    48_000,
  ],
  [
    '43 hours',
    `${FR}: 25% for the first eight`,
    { pack: 'fr', work: `${on(WEEK, '9:00-17:00')}, Sat 9:00-12:00` },
    { '25 WEEKLY': 8 * H },
    54_000,
  ],
  [
    '45 hours',
    `${FR}: 50% from the 44th`,
    { pack: 'fr', work: on(WEEK, '9:00-18:00') },
    { '25 WEEKLY': 8 * H, '50 WEEKLY': 2 * H },
    57_600,
  ],
  [
    '28 hours on a contract of 24',
    'L3123-29: 10% up to a tenth of the contract, 25% beyond',
    { pack: 'fr', contractMinutes: 1440, work: on('Mon Tue Wed Thu', '9:00-16:00') },
    { '10 CONTRACT': 144, '25 CONTRACT': 96 },
    33_600 + 288 + 480,
  ],
  [
    '39 hours in a restaurant',
    `${HCR}: 10% from the 36th`,
    { pack: 'fr-hcr', work: `${on('Mon Tue Wed Thu', '9:00-17:00')}, Fri 9:00-16:00` },
    { '10 WEEKLY': 4 * H },
    47_280,
  ],
  [
    '43 hours in a restaurant',
    `${HCR}: 20% from the 40th`,
    { pack: 'fr-hcr', work: `${on(WEEK, '9:00-17:00')}, Sat 9:00-12:00` },
    { '10 WEEKLY': 4 * H, '20 WEEKLY': 4 * H },
    53_040,
  ],
  [
    '45 hours in a restaurant',
    `${HCR}: 50% from the 44th`,
    { pack: 'fr-hcr', work: on(WEEK, '9:00-18:00') },
    { '10 WEEKLY': 4 * H, '20 WEEKLY': 4 * H, '50 WEEKLY': 2 * H },
    56_640,
  ],
  [
    '43 hours on a contract of 40',
    'BGB 612: paid, without a supplement',
    { pack: 'de', contractMinutes: 2400, work: `${on(WEEK, '9:00-17:00')}, Sat 9:00-12:00` },
    { '0 CONTRACT': 3 * H },
    51_600,
  ],
  ['exactly the contract', 'BGB 612', { pack: 'de', contractMinutes: 2400, work: on(WEEK, '9:00-17:00') }, {}, 48_000],
  ['no contract is known', 'nothing to go beyond', { pack: 'de', work: on(`${WEEK} Sat`, '9:00-17:00') }, {}, 57_600],
  [
    '42 hours of full time',
    'Estatuto de los Trabajadores, art. 35: at least the ordinary hour',
    { pack: 'es', contractMinutes: 2400, work: `${on(WEEK, '9:00-17:00')}, Sat 9:00-11:00` },
    { '0 WEEKLY': 2 * H },
    50_400,
  ],
  [
    '22 hours of part time',
    'Estatuto de los Trabajadores, art. 12: complementary hours',
    { pack: 'es', contractMinutes: 1200, work: `${on(WEEK, '9:00-13:00')}, Sat 9:00-11:00` },
    { '0 CONTRACT': 2 * H },
    26_400,
  ],
  ['nine hours on a day', `${PL}: 50%`, { pack: 'pl', work: 'Mon 9:00-18:00' }, { '50 DAILY': H }, 11_400],
  [
    'a sixth day',
    `${PL}: 100% beyond the weekly norm`,
    { pack: 'pl', work: on(`${WEEK} Sat`, '9:00-17:00') },
    { '100 WEEKLY': 8 * H },
    67_200,
  ],
  [
    'nine hours on five days',
    `${PL}: what a day pays is not paid again`,
    { pack: 'pl', work: on(WEEK, '9:00-18:00') },
    { '50 DAILY': 5 * H },
    57_000,
  ],
  [
    '20 hours on a contract of 16',
    'gov.uk: no supplement in law',
    { pack: 'uk', contractMinutes: 960, work: on(WEEK, '9:00-13:00') },
    { '0 CONTRACT': 4 * H },
    24_000,
  ],
  ['45 hours', TR, { pack: 'tr', contractMinutes: 2700, work: on(WEEK, '9:00-18:00') }, {}, 54_000],
  [
    '48 hours',
    `${TR}: half on top beyond 45`,
    { pack: 'tr', contractMinutes: 2700, work: on(`${WEEK} Sat`, '9:00-17:00') },
    { '50 WEEKLY': 3 * H },
    59_400,
  ],
  [
    '47 hours on a contract of 40',
    `${TR}: a quarter on top up to 45`,
    { pack: 'tr', contractMinutes: 2400, work: `${on(WEEK, '9:00-17:00')}, Sat 9:00-16:00` },
    { '25 CONTRACT': 5 * H, '50 WEEKLY': 2 * H },
    59_100,
  ],
  ['without a pack', 'no overtime', { work: on(`${WEEK} Sat Sun`, '8:00-20:00') }, {}, 100_800],
  [
    'a contract of the house',
    'what is beyond is shown, at the same pay',
    { pack: 'contract', contractMinutes: 600, work: 'Mon 8:00-20:00' },
    { '0 CONTRACT': 2 * H },
    14_400,
  ],
];

test.each(EXAMPLES)('%s (%s)', (_name, _source, said, extra, pay) => {
  const sheet = workOutSheet(inputOf(said));
  expect(extraOf(sheet)).toEqual(extra);
  expect(sheet.totals.pay).toBe(pay);
});
