import { describe, expect, test } from 'vitest';
import { PERIODS } from '../contract/periods.ts';
import type { Period } from '../contract/periods.ts';
import { PERIOD_DAYS, effectivePeriod } from './periods.ts';

const CASES: readonly (readonly [
  rule: string,
  place: string,
  own: Period | null,
  day: string,
  period: Period,
  law: boolean,
])[] = [
  ['two years, where nobody says anything', 'PT', null, '2026-11-22', 'YEARS_2', false],
  ['what is usual in the country, where the brand says nothing', 'DE', null, '2026-11-22', 'MONTHS_6', true],
  ['what the brand says, where the country only has a custom', 'DE', 'YEAR_1', '2026-11-22', 'YEAR_1', false],
  ['what the brand says, where no law speaks', 'PT', 'MONTHS_3', '2026-11-22', 'MONTHS_3', false],
  ['no longer than the law lets it', 'NL', 'YEARS_3', '2026-11-22', 'WEEKS_4', true],
  ['shorter than the law lets it, where the brand wants that', 'FR', 'MONTHS_6', '2026-11-22', 'MONTHS_6', false],
  ['no shorter than the law demands', 'US', 'MONTHS_3', '2026-11-22', 'YEAR_1', true],
  ['the longer of a country and its part', 'US-CA', 'YEAR_1', '2026-11-22', 'YEARS_4', true],
  ['the country alone, in its other parts', 'US-NY', null, '2026-11-22', 'YEARS_2', false],
  ['nothing of a law before its first day', 'US-CA', null, '2021-12-31', 'YEARS_2', false],
];

describe('an application is kept', () => {
  test.each(CASES)('%s', (_rule, at, own, day, period, law) => {
    const [country = '', region = null] = at.split('-');
    const held = effectivePeriod({ country, region }, own, day);
    expect([held.period, held.law !== null]).toEqual([period, law]);
  });
});

test('the periods stand in the order of their length', () => {
  const days = PERIODS.map((period) => PERIOD_DAYS[period]);
  expect(days).toEqual(days.toSorted((one, other) => one - other));
});
