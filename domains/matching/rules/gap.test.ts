import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveJobTimes } from './gap.ts';
import type { GapShift } from './gap.ts';

const shift = (date: string, start = '17:00', end = '23:00', unpaid_break_minutes = 0): GapShift => ({
  date,
  start,
  end,
  unpaid_break_minutes,
});

test('without open shifts there is nothing to say', () => {
  expect(deriveJobTimes([])).toBeNull();
});

test('the usual week holds the times that come back, with the hours of the emptiest and the widest week', () => {
  // Two Tuesdays and one Thursday, Tuesday first: 2026-11-17 is a Tuesday.
  const times = deriveJobTimes([shift('2026-11-24'), shift('2026-11-17'), shift('2026-11-19', '09:00', '13:00')]);
  expect(times).toEqual({
    usual_week: [{ day: 2, start: '17:00', end: '23:00' }],
    weekly_hours: { min: 6, max: 10 },
    starts_on: '2026-11-17',
    hires_target: 1,
  });
});

test('where no time comes back all of them are named, each once', () => {
  const times = deriveJobTimes([shift('2026-11-19'), shift('2026-11-17'), shift('2026-11-17')]);
  expect(times?.usual_week.map(({ day }) => day)).toEqual([2, 4]);
});

test('unpaid breaks are no hours, and a night ends on the next day', () => {
  expect(deriveJobTimes([shift('2026-11-17', '18:00', '02:30', 30)])?.weekly_hours).toEqual({ min: 8, max: 8 });
});

test('a gap wider than a week of work looks for more people, and shares the hours among them', () => {
  const week = ['17', '18', '19', '20', '21', '22'].map((day) => shift(`2026-11-${day}`, '08:00', '18:00'));
  expect(deriveJobTimes(week)).toMatchObject({ hires_target: 2, weekly_hours: { min: 30, max: 30 } });
});

test('the order of the shifts makes no difference, and a post can hold what comes of them', () => {
  const any = fc.record({
    date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`),
    start: fc.constantFrom('06:00', '09:30', '17:00'),
    end: fc.constantFrom('14:00', '23:00', '02:00'),
    unpaid_break_minutes: fc.constantFrom(0, 30),
  });
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 80 }), (shifts) => {
      const times = deriveJobTimes(shifts);
      expect(deriveJobTimes(shifts.toReversed())).toEqual(times);
      expect(times?.usual_week.length).toBeLessThanOrEqual(21);
      expect(times?.weekly_hours.max).toBeLessThanOrEqual(40);
      expect(times?.weekly_hours.min).toBeLessThanOrEqual(times?.weekly_hours.max ?? 0);
    }),
  );
});
