import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const files = await sourceFiles(['apps/**/*.{ts,tsx}', 'packages/**/*.{ts,tsx}', 'domains/**/*.{ts,tsx}']);

/** Files that read or compare with the tables of Intl, and write nothing that a person reads. */
const READERS: readonly string[] = [
  // Names and zones that stand in somebody's file.
  'domains/imports/rules/countries.ts',
  'domains/imports/rules/time-zones.ts',
  // What a search for a place looks through: its country in all languages at once.
  'domains/jobs/server/projection.ts',
  'domains/jobs/rules/search/place-words.ts',
];

const WRITES =
  /\.toLocale(?:Date|Time)?String\(|\bIntl\.(?:DateTimeFormat|NumberFormat|RelativeTimeFormat|ListFormat|DurationFormat|DisplayNames|Collator|PluralRules)\s*\(/;

test('dates, numbers, money, lists and names are written and sorted by packages/i18n alone', () => {
  const wrong = files.filter(
    ({ path, text }) =>
      !/^packages\/(?:i18n|kit)\//.test(path) &&
      !/\.test\.tsx?$/.test(path) &&
      !READERS.includes(path) &&
      WRITES.test(text),
  );
  expect(
    wrong.map(({ path }) => path),
    'Take the formatter from @hearth/i18n (useFormat, format.ts), so that language, digits and time zone are right.',
  ).toEqual([]);
});

test('every exception is still one', () => {
  for (const path of READERS) expect(WRITES.test(files.find((file) => file.path === path)?.text ?? '')).toBe(true);
});

test('text is compared and sorted without the language of the machine', () => {
  const wrong = files.filter(
    ({ path, text }) =>
      !/\.test\.tsx?$/.test(path) && /\.toLocale(?:Lower|Upper)Case\(\)|\.localeCompare\([^,()]+\)/.test(text),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
