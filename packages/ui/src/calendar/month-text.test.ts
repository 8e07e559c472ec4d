import { describe, expect, it } from 'vitest';
import { monthText, parseIsoMonth } from './month-text.ts';

describe('a month', () => {
  it.each([
    ['2026-11', '11/2026'],
    ['2026-01', '01/2026'],
    ['2026-13', ''],
    ['2026-1', ''],
    ['2026-00', ''],
    ['', ''],
  ])('%j is written %j', (month, text) => {
    expect(monthText(month)).toBe(text);
  });

  it('is read as a year and a month', () => {
    expect(parseIsoMonth('2026-11')).toEqual({ year: 2026, month: 11 });
  });
});
