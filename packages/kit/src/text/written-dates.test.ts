import { describe, expect, test } from 'vitest';
import { formatWeekday, formatDayRange } from './written-dates.ts';

describe('a day as a notice writes it', () => {
  test.each([
    ['en', 'Mon 30 Nov'],
    ['de', 'Mo., 30. Nov.'],
    ['ar', 'الاثنين، 30 نوفمبر'],
  ] as const)('in %s', (language, written) => {
    expect(formatWeekday(language, '2026-11-30')).toBe(written);
  });
});

describe('days as a notice writes them', () => {
  test.each([
    ['2026-11-30', '2026-12-06', '30 Nov – 6 Dec'],
    ['2026-11-30', '2026-11-30', '30 Nov'],
  ])('from %s to %s', (from, to, written) => {
    expect(formatDayRange('en', from, to).replaceAll('\u2009', ' ')).toBe(written);
  });
});
