import { expect, test } from 'vitest';
import { layoutWeek } from './usual-week.ts';

test('a week without shifts has no shape', () => {
  expect(layoutWeek([])).toBeNull();
});

test('a shift that ends at or before its start ends on the next day', () => {
  const shape = layoutWeek([
    { day: 5, start: '17:00', end: '01:00' },
    { day: 6, start: '16:00', end: '00:00' },
  ]);
  expect(shape?.days[4]?.bars).toEqual([{ day: 5, start: '17:00', end: '01:00', from: 1020, to: 1500 }]);
  expect(shape).toMatchObject({ totalMinutes: 16 * 60, shifts: 2, from: 900, to: 1560 });
});

test('two shifts of a day stand in the order of their start', () => {
  const shape = layoutWeek([
    { day: 1, start: '18:00', end: '22:00' },
    { day: 1, start: '11:00', end: '15:00' },
  ]);
  expect(shape?.days[0]?.bars.map(({ start }) => start)).toEqual(['11:00', '18:00']);
});

test('the scale never starts before midnight', () => {
  expect(layoutWeek([{ day: 1, start: '00:30', end: '06:00' }])?.from).toBe(0);
});
