import { expect, test } from 'vitest';
import type { LawSetting } from '../contract/schemas.ts';
import { PACKS } from './all-packs.ts';
import { checkPack } from './check-pack.ts';
import { ageOn, isSummer } from './dates.ts';
import { isCovered, kindOfChange, priceChange } from './premium.ts';
import { judgePack, lawsBetween, packsBetween, versionOn } from './which-packs.ts';

const count = { from: '2026-01-01', employees: 0, locations: 0, city_employees: 0, city_locations: 0 };
const SETTING: LawSetting = {
  is_on: true,
  industry: 'FAST_FOOD',
  counts: [{ ...count, locations: 40, employees: 900 }],
  school_terms: [],
  pins: [],
};
const BROOKLYN = { country: 'US', regions: ['NY'], city: 'Brooklyn', postcode: '11201' };
const WEEK = { from: '2026-11-16', to: '2026-11-22' };
const codes = (
  place: typeof BROOKLYN | { country: null | string; regions: string[]; city: null | string; postcode: null | string },
  setting: LawSetting = SETTING,
  days = WEEK,
) => packsBetween(PACKS, place, setting, days).map(({ pack }) => pack.code);
const nyc = PACKS.find(({ code }) => code === 'us-nyc-fast-food');
if (nyc === undefined) throw new Error('no pack');

test.each([
  ['a chain in Brooklyn', BROOKLYN, SETTING, ['us-minors', 'us-nyc-fast-food']],
  [
    'named in any spelling, by postcode alone',
    { ...BROOKLYN, regions: ['new york'], city: 'Kings County' },
    SETTING,
    ['us-minors', 'us-nyc-fast-food'],
  ],
  ['too small a chain', BROOKLYN, { ...SETTING, counts: [{ ...count, locations: 29 }] }, ['us-minors']],
  ['another industry', BROOKLYN, { ...SETTING, industry: 'HOTEL' as const }, ['us-minors']],
  [
    'Portland, Oregon',
    { country: 'US', regions: ['Oregon'], city: 'Portland', postcode: null },
    SETTING,
    ['us-minors', 'us-or'],
  ],
  ['Portland, Maine', { country: 'US', regions: ['ME'], city: 'Portland', postcode: null }, SETTING, ['us-minors']],
  ['Berlin', { country: 'DE', regions: [], city: 'Berlin', postcode: null }, SETTING, ['de']],
  ['a location that no pack knows', { country: 'JP', regions: [], city: 'Osaka', postcode: null }, SETTING, []],
  ['a location without a country', { country: null, regions: [], city: null, postcode: null }, SETTING, []],
  ['switched off', BROOKLYN, { ...SETTING, is_on: false }, []],
])('which packs hold: %s', (_says, place, setting, expected) => {
  expect(codes(place, setting).toSorted()).toEqual(expected);
});

test('a verdict explains itself, and a pin decides with its reason', () => {
  const small = { ...SETTING, counts: [{ ...count, locations: 29 }] };
  expect(judgePack(nyc, BROOKLYN, small, '2026-11-16').reasons.find(({ what }) => what === 'LOCATIONS')).toEqual({
    what: 'LOCATIONS',
    is_met: false,
    is: '29',
    needed: '30',
  });
  const pinned = judgePack(
    nyc,
    BROOKLYN,
    { ...small, pins: [{ pack: nyc.code, holds: true, reason: 'One more opens in May' }] },
    '2026-11-16',
  );
  expect(pinned.holds).toBe(true);
  expect(pinned.reasons[0]).toMatchObject({ what: 'PINNED', is: 'One more opens in May' });
  const unknown = judgePack(nyc, { ...BROOKLYN, city: null, postcode: null } as never, SETTING, '2026-11-16');
  expect(unknown.reasons).toContainEqual({ what: 'CITY_UNKNOWN', is_met: false, is: '', needed: 'New York' });
  expect(
    judgePack(nyc, BROOKLYN, SETTING, '2010-01-01').holds,
    'a pin or fact brings no law to life before its day',
  ).toBe(false);
});

test('a count that changes in the middle of a week holds from its day on', () => {
  const grows = {
    ...SETTING,
    counts: [
      { ...count, locations: 29 },
      { ...count, from: '2026-11-18', locations: 30 },
    ],
  };
  expect(packsBetween([nyc], BROOKLYN, grows, WEEK)).toMatchObject([{ from: '2026-11-18', until: '2026-11-22' }]);
  expect(lawsBetween([nyc], BROOKLYN, grows, WEEK).rules).toMatchObject([
    { id: 'us-nyc-fast-food.rest', from: '2026-11-18' },
  ]);
});

test('school days are Mondays to Fridays of the terms, or all where no terms are known', () => {
  expect(lawsBetween(PACKS, BROOKLYN, SETTING, WEEK).school_days).toHaveLength(5);
  const terms = { ...SETTING, school_terms: [{ from: '2026-11-18', until: '2026-12-18' }] };
  expect(lawsBetween(PACKS, BROOKLYN, terms, WEEK).school_days).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
});

test('ages and summers', () => {
  expect([
    ageOn('2010-11-17', '2026-11-16'),
    ageOn('2010-11-17', '2026-11-17'),
    ageOn('2008-02-29', '2026-02-28'),
  ]).toEqual([15, 16, 17]);
  expect(['2026-05-31', '2026-06-01', '2026-09-07', '2026-09-08'].map(isSummer)).toEqual([false, true, true, false]);
});

test('what is wrong with a pack is said in a sentence each', () => {
  const [version] = nyc.versions;
  if (version === undefined) throw new Error('no version');
  const said = (written: unknown) => checkPack('us-nyc-fast-food', written);
  expect(said({ ...nyc, versions: [version, { ...version, from: '2026-07-01' }] })).toEqual([
    'versions: 2017-11-26 and 2026-07-01 overlap; the first has to end on 2026-06-30',
  ]);
  expect(
    said({
      ...nyc,
      versions: [
        { ...version, until: '2025-12-31' },
        { ...version, from: '2026-07-01' },
      ],
    }),
  ).toEqual(['versions: nothing holds from 2026-01-01 to 2026-06-30']);
  expect(said({ ...nyc, colour: 'red' })[0]).toContain('colour');
  expect(said({ ...nyc, code: 'other' })).toEqual(['code: is “other”, but the folder is called “us-nyc-fast-food”']);
  expect(said({ ...nyc, sources: {} }).length).toBeGreaterThan(5);
});

test('without a rate an amount by the hour is not known, and a fixed one is', () => {
  const shift = { start: 8 * 3_600_000, end: 16 * 3_600_000, paidMinutes: 480, wallMinutes: 480 };
  const change = { before: shift, after: null, at: 0, reason: 'EMPLOYER', rate: null } as const;
  const oregon = PACKS.find(({ code }) => code === 'us-or');
  const [of, or] = [versionOn(nyc, '2026-11-16'), oregon && versionOn(oregon, '2026-11-16')];
  if (of === undefined || or === undefined || oregon === undefined) throw new Error('no version');
  expect(priceChange(nyc, of, change)).toMatchObject({ amount: 7500, currency: 'USD' });
  expect(priceChange(oregon, or, change)).toMatchObject({ amount: null, paidMinutes: 240 });
});

const hours = (from: number, minutes: number, wall = minutes) => ({
  start: from * 3_600_000,
  end: from * 3_600_000 + minutes * 60_000,
  paidMinutes: minutes,
  wallMinutes: wall,
});

test('the hour that a night gains when clocks change is no change of its length', () => {
  expect(kindOfChange({ before: hours(22, 480), after: hours(22, 540, 480) }, 60)).toBeNull();
  expect(kindOfChange({ before: hours(22, 480), after: hours(22, 540) }, 15)).toBe('EXTENDED');
});

test('a most that is earned is compared in its own currency only', () => {
  const [version] = nyc.versions;
  if (version === undefined) throw new Error('no version');
  const capped = { ...version, earns_at_most: 2000 };
  expect(isCovered(nyc, capped, { amount: 2001, currency: 'USD' })).toBe(false);
  expect(isCovered(nyc, capped, { amount: 2000, currency: 'USD' })).toBe(true);
  expect(isCovered(nyc, capped, { amount: 90_000, currency: 'HUF' })).toBe(true);
  expect(isCovered(nyc, capped, null)).toBe(true);
});

test('New York City ends at Nassau County, whose postcodes begin alike', () => {
  const at = (postcode: string) => codes({ country: 'US', regions: ['NY'], city: null, postcode });
  expect(at('11004')).toContain('us-nyc-fast-food');
  expect(at('11001')).not.toContain('us-nyc-fast-food');
});
