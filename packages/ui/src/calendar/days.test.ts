import { describe, expect, it } from 'vitest';
import { isWithin, monthGrid, moveWeek, parseIsoDate, weekRange, yearGrid } from './days.ts';

describe('a date in text', () => {
  it.each(['2024-02-29', '2026-11-20', '1999-12-31'])('reads %s', (text) => {
    expect(parseIsoDate(text)?.toString()).toBe(text);
  });

  it.each([
    '2024-2-3',
    '24-02-03',
    '2023-02-29',
    '2024-02-30',
    '2024-13-01',
    '2024-00-10',
    '0000-01-01',
    '2024-01-01 ',
    '2024-01-01T00:00',
    '2024/01/01',
    '20240101',
    '',
  ])('refuses %j', (text) => {
    expect(parseIsoDate(text)).toBeUndefined();
  });
});

describe('bounds', () => {
  it.each([
    ['2026-01-01', {}, true],
    ['2026-01-01', { min: '2026-01-01', max: '2026-01-01' }, true],
    ['2025-12-31', { min: '2026-01-01' }, false],
    ['2026-01-02', { max: '2026-01-01' }, false],
  ])('%s within %j is %s', (date, bounds, inside) => {
    expect(isWithin(date, bounds)).toBe(inside);
  });
});

describe('a week', () => {
  it.each([
    ['2026-11-20', undefined, '2026-11-16', '2026-11-22'],
    ['2026-11-16', undefined, '2026-11-16', '2026-11-22'],
    ['2026-11-22', undefined, '2026-11-16', '2026-11-22'],
    ['2026-11-22', 'SUN', '2026-11-22', '2026-11-28'],
    ['2026-11-20', 'SAT', '2026-11-14', '2026-11-20'],
    ['2027-01-01', 'MON', '2026-12-28', '2027-01-03'],
  ] as const)('of %s that starts on %s runs from %s to %s', (date, start, from, to) => {
    expect(weekRange(date, start)).toEqual({ from, to });
  });

  it.each([
    ['2026-11-16', 1, {}, '2026-11-23'],
    ['2026-11-16', -1, {}, '2026-11-09'],
    ['2026-11-16', 1, { max: '2026-11-23' }, '2026-11-23'],
    ['2026-11-16', 1, { max: '2026-11-22' }, undefined],
    ['2026-11-16', -1, { min: '2026-11-15' }, '2026-11-09'],
    ['2026-11-16', -1, { min: '2026-11-16' }, undefined],
  ])(
    'from %s moved by %i within %j starts on %s: a week that overlaps the bounds is allowed',
    (from, weeks, bounds, to) => {
      expect(moveWeek(from, weeks, bounds)).toBe(to);
    },
  );
});

describe('the grid of months', () => {
  it('has twelve, all open without bounds', () => {
    expect(monthGrid(2026, {}).map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(monthGrid(2026, {}).some(({ disabled }) => disabled)).toBe(false);
  });

  it('disables a month only when it lies wholly outside', () => {
    const open = monthGrid(2026, { min: '2026-03-31', max: '2026-05-01' }).filter(({ disabled }) => !disabled);
    expect(open.map(({ month }) => month)).toEqual([3, 4, 5]);
  });
});

describe('the grid of years', () => {
  it('has twelve, from eight before the displayed one', () => {
    const years = yearGrid(2026, {}).map(({ year }) => year);
    expect(years).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029]);
  });

  it('disables a year only when it lies wholly outside', () => {
    const open = yearGrid(2026, { min: '2024-12-31', max: '2026-01-01' }).filter(({ disabled }) => !disabled);
    expect(open.map(({ year }) => year)).toEqual([2024, 2025, 2026]);
  });
});
