import { describe, expect, test } from 'vitest';
import { divideShift, type ShiftPart, timesToDivide } from './split.ts';

const ZONE = 'Europe/Lisbon';
const DAY = { date: '2026-11-17', start: '10:00', end: '18:00', unpaid_break_minutes: 30, paid_break_minutes: 0 };
const NIGHT = { ...DAY, start: '20:00', end: '03:00' };
const text = (shift: typeof DAY, part: ShiftPart, least = 60): string => {
  const divided = divideShift(shift, ZONE, part, least);
  if (divided === null) return 'not at all';
  const of = ({ date, start, end, unpaid_break_minutes: pause }: typeof DAY): string =>
    `${date.slice(8)}. ${start}–${end} ${pause}`;
  return `gives ${of(divided.given)}, keeps ${of(divided.kept)}`;
};

describe('a shift is divided', () => {
  test.each<[string, typeof DAY, ShiftPart, string]>([
    ['its beginning', DAY, { side: 'START', at: '13:00' }, 'gives 17. 10:00–13:00 0, keeps 17. 13:00–18:00 30'],
    ['its end', DAY, { side: 'END', at: '13:00' }, 'gives 17. 13:00–18:00 30, keeps 17. 10:00–13:00 0'],
    [
      'in halves: the break stays',
      DAY,
      { side: 'END', at: '14:00' },
      'gives 17. 14:00–18:00 0, keeps 17. 10:00–14:00 30',
    ],
    ['after midnight', NIGHT, { side: 'END', at: '00:30' }, 'gives 18. 00:30–03:00 0, keeps 17. 20:00–00:30 30'],
    ['at midnight', NIGHT, { side: 'START', at: '00:00' }, 'gives 17. 20:00–00:00 30, keeps 18. 00:00–03:00 0'],
    ['never off the grid', DAY, { side: 'START', at: '13:10' }, 'not at all'],
    ['never outside', DAY, { side: 'START', at: '19:00' }, 'not at all'],
    ['never where it begins', DAY, { side: 'END', at: '10:00' }, 'not at all'],
    ['never where it ends', DAY, { side: 'END', at: '18:00' }, 'not at all'],
    ['never into what is too short', DAY, { side: 'END', at: '17:15' }, 'not at all'],
    ['into just enough', DAY, { side: 'END', at: '17:00' }, 'gives 17. 17:00–18:00 0, keeps 17. 10:00–17:00 30'],
    [
      'never where no part has room for the break',
      { ...DAY, unpaid_break_minutes: 240 },
      { side: 'END', at: '14:00' },
      'not at all',
    ],
  ])('%s', (_what, shift, part, expected) => {
    expect(text(shift, part)).toBe(expected);
  });

  test('by real minutes where the clocks change: the hour that is left out does not count', () => {
    const spring = { ...NIGHT, date: '2027-03-27', start: '22:00', end: '02:30' };
    // From 00:45 to 02:30 is three quarters of an hour that night.
    expect(text(spring, { side: 'END', at: '00:45' })).toBe('not at all');
    expect(text({ ...spring, date: '2027-03-20' }, { side: 'END', at: '00:45' })).toContain('gives');
  });
});

test('the times to choose from are on the grid and leave both parts long enough', () => {
  expect(timesToDivide({ ...DAY, start: '10:10', end: '12:40', unpaid_break_minutes: 0 }, ZONE, 60)).toEqual([
    '11:15',
    '11:30',
  ]);
  expect(timesToDivide({ ...NIGHT, start: '23:00', end: '01:30' }, ZONE, 60)).toEqual(['00:00', '00:15', '00:30']);
  expect(timesToDivide({ ...DAY, end: '11:30' }, ZONE, 60)).toEqual([]);
});
