import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCover, type CountedNeed, type CountedShift, findGaps, missingOf } from './cover.ts';
import { planShifts } from './plan-shifts.ts';

const MONDAY = '2026-12-07';
const WEEK = [7, 8, 9, 10, 11, 12, 13].map((day) => `2026-12-${String(day).padStart(2, '0')}`);
const need = (more: Partial<CountedNeed> = {}): CountedNeed => ({
  position_id: 'bar',
  weekdays: [1],
  start: '10:00',
  end: '18:00',
  heads: 2,
  valid_from: '2026-01-01',
  valid_until: null,
  ...more,
});
const shift = (more: Partial<CountedShift> = {}): CountedShift => ({
  employee_id: 'ines',
  position_id: 'bar',
  date: MONDAY,
  start: '10:00',
  end: '14:00',
  ...more,
});

test('says where people are missing, and how many', () => {
  expect(findGaps(countCover([need()], [shift()], WEEK), WEEK)).toEqual([
    { positionId: 'bar', date: MONDAY, start: '10:00', end: '14:00', minutes: 240, missing: 1 },
    { positionId: 'bar', date: MONDAY, start: '14:00', end: '18:00', minutes: 240, missing: 2 },
  ]);
});

test('open shifts and other positions cover nothing', () => {
  const shifts = [shift({ employee_id: null, end: '18:00' }), shift({ position_id: 'kitchen', end: '18:00' })];
  expect(findGaps(countCover([need()], shifts, WEEK), WEEK)).toMatchObject([{ missing: 2 }]);
  expect(findGaps(countCover([need()], shifts, WEEK, { withOpen: true }), WEEK)).toMatchObject([{ missing: 1 }]);
});

test.each([
  ['another weekday', { weekdays: [2, 3, 4, 5, 6, 7] }, 0],
  ['ended before', { valid_until: '2026-12-06' }, 0],
  ['begins later', { valid_from: '2026-12-08' }, 0],
  ['begins that day', { valid_from: MONDAY, valid_until: MONDAY }, 1],
] as const)('a need counts on its days only: %s', (_name, more, count) => {
  expect(findGaps(countCover([need(more)], [], [MONDAY]), [MONDAY])).toHaveLength(count);
});

test('a night goes on after midnight, and needs add up', () => {
  const night = need({ start: '22:00', end: '02:00', heads: 1 });
  const gaps = findGaps(countCover([night, need({ start: '23:00', end: '00:00', heads: 1 })], [], WEEK), WEEK);
  expect(gaps.map(({ date, start, end, missing }) => [date, start, end, missing])).toEqual([
    [MONDAY, '22:00', '23:00', 1],
    [MONDAY, '23:00', '00:00', 2],
    ['2026-12-08', '00:00', '02:00', 1],
  ]);
});

test('shifts are as long as they may be, and as they have to be', () => {
  const plan = (start: string, end: string, heads = 1) =>
    planShifts(countCover([need({ start, end, heads })], [], WEEK), MONDAY, { least: 240, most: 480 }).map(
      (one) => `${one.start}-${one.end}`,
    );
  expect(plan('10:00', '18:00', 2)).toEqual(['10:00-18:00', '10:00-18:00']);
  expect(plan('10:00', '22:00')).toEqual(['10:00-16:00', '16:00-22:00']);
  expect(plan('12:00', '14:00')).toEqual(['12:00-16:00']);
});

test('planned shifts cover everything that is missing, within their bounds', () => {
  const quarter = fc.integer({ min: 0, max: 95 }).map((step) => {
    const [hours, minutes] = [Math.floor(step / 4), (step % 4) * 15];
    return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  });
  const needs = fc.array(
    fc.record({
      start: quarter,
      end: quarter,
      heads: fc.integer({ min: 1, max: 4 }),
      day: fc.integer({ min: 1, max: 7 }),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(needs, (made) => {
      const all = made
        .filter(({ start, end }) => start !== end)
        .map(({ start, end, heads, day }) => need({ start, end, heads, weekdays: [day] }));
      const shifts = planShifts(countCover(all, [], WEEK), MONDAY, { least: 180, most: 600 });
      for (const { minutes } of shifts) expect(minutes >= 180 && minutes <= 600).toBe(true);
      const planned = shifts.map((one) => shift({ ...one, employee_id: null, position_id: one.positionId }));
      for (const cover of countCover(all, planned, WEEK, { withOpen: true }).values())
        expect(Math.max(...missingOf(cover))).toBe(0);
    }),
    { numRuns: 60 },
  );
});
