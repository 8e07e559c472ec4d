import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { coarserView, isPageOutside, toggleDay, turnPage } from './view.ts';

const shown = new CalendarDate(2026, 11, 20);

describe('previous and next', () => {
  it.each([
    ['day', -1, '2026-10-20'],
    ['day', 1, '2026-12-20'],
    ['month', -1, '2025-11-20'],
    ['month', 1, '2027-11-20'],
    ['year', -1, '2014-11-20'],
    ['year', 1, '2038-11-20'],
  ] as const)('in the %s view by %i leads to %s', (view, pages, date) => {
    expect(turnPage(shown, view, pages).toString()).toBe(date);
  });

  it.each([
    ['day', -1, { min: '2026-10-31' }, false],
    ['day', -1, { min: '2026-11-01' }, true],
    ['day', 1, { max: '2026-12-01' }, false],
    ['day', 1, { max: '2026-11-30' }, true],
    ['month', -1, { min: '2026-01-01' }, true],
    ['month', 1, { max: '2027-01-01' }, false],
    ['year', -1, { min: '2018-01-01' }, true],
    ['year', -1, { min: '2017-12-31' }, false],
    ['year', 1, { max: '2029-12-31' }, true],
    ['year', 1, {}, false],
  ] as const)('in the %s view by %i within %j is closed: %s', (view, pages, bounds, closed) => {
    expect(isPageOutside(shown, view, pages, bounds)).toBe(closed);
  });
});

describe('the heading', () => {
  it('leads from days to months to years and no further', () => {
    expect([coarserView('day'), coarserView('month'), coarserView('year')]).toEqual(['month', 'year', undefined]);
  });
});

describe('choosing several days', () => {
  it('adds an unlisted day in order and takes away a listed one', () => {
    const days = toggleDay(['2026-11-20'], '2026-11-03');
    expect(days).toEqual(['2026-11-03', '2026-11-20']);
    expect(toggleDay(days, '2026-11-20')).toEqual(['2026-11-03']);
  });
});
