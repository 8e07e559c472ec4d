import { expect, test } from 'vitest';
import { ageOfMajority, isMinor } from './age.ts';

const place = (country: string | null, region: string | null = null) => ({ country, region });
const TODAY = '2026-11-22';

test.each([
  ['where no row says more, eighteen', place('PT'), TODAY, 18],
  ['nowhere in particular, eighteen', place(null), TODAY, 18],
  ['a part of a country has its own', place('US', 'MS'), TODAY, 21],
  ['and the rest of that country does not', place('US', 'NY'), TODAY, 18],
  ['a country', place('NZ'), TODAY, 20],
  ['before a law changed, the older', place('JP'), '2022-03-31', 20],
  ['from the day of the change, the newer', place('JP'), '2022-04-01', 18],
  ['never less than eighteen, whatever a part of a country is called', place('GB', 'SCT'), TODAY, 18],
])('%s', (_title, where, today, age) => {
  expect(ageOfMajority(where, today).age).toBe(age);
});

const born = (...birthDates: string[]) => ({ birthDates, saysMinor: false });
test.each([
  ['the day before the eighteenth birthday', born('2008-11-23'), place('PT'), true],
  ['on the birthday of age', born('2008-11-22'), place('PT'), false],
  ['eighteen, where nineteen is of age', born('2008-01-01'), place('CA', 'BC'), true],
  ['who says so, and nothing else is known', { birthDates: [], saysMinor: true }, place('PT'), true],
  ['a birth date knows better than what was said', { birthDates: ['1990-01-01'], saysMinor: true }, place('PT'), false],
  ['of two birth dates the later is believed', born('1990-01-01', '2010-01-01'), place('PT'), true],
  ['nothing known', born(), place('PT'), false],
])('%s', (_title, known, where, minor) => {
  expect(isMinor(known, where, TODAY)).toBe(minor);
});

test('who was born on a leap day comes of age on the first of March', () => {
  expect(isMinor(born('2008-02-29'), place('PT'), '2026-02-28')).toBe(true);
  expect(isMinor(born('2008-02-29'), place('PT'), '2026-03-01')).toBe(false);
});
