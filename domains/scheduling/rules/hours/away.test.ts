import { describe, expect, test } from 'vitest';
import { awayMinutes, awayTogether, findPartProblem, awayTimes } from './away.ts';

const DAY = '2026-11-17';
const away = (start: string | null, end: string | null, from = DAY, to = from) => ({
  starts_on: from,
  ends_on: to,
  start,
  end,
});

test.each<[string | null, string | null, number, number]>([
  [null, null, 0, 1440],
  ['09:00', '12:30', 540, 750],
  ['13:00', '00:00', 780, 1440],
  ['00:00', '13:00', 0, 780],
])('from %s to %s are the minutes %i to %i', (start, end, from, to) => {
  expect(awayMinutes({ start, end })).toEqual({ from, to });
});

describe('two absences of one person', () => {
  test.each<[string, ReturnType<typeof away>, ReturnType<typeof away>, boolean]>([
    ['the same day', away(null, null), away(null, null), true],
    ['a morning and the afternoon after it', away('00:00', '13:00'), away('13:00', '00:00'), false],
    ['hours that overlap', away('09:00', '12:00'), away('11:59', '14:00'), true],
    ['a morning of a whole day', away('00:00', '13:00'), away(null, null), true],
    ['the last day of many', away('15:00', '16:00'), away(null, null, '2026-11-10', DAY), true],
    ['the day after', away('00:00', '13:00'), away(null, null, '2026-11-18'), false],
  ])('%s', (_what, one, other, together) => {
    expect(awayTogether(one, other)).toBe(together);
    expect(awayTogether(other, one)).toBe(together);
  });
});

test('a day is halved at midday of its location', () => {
  const none = { start: null, end: null };
  expect(awayTimes({ part: 'MORNING', ...none }, '14:30')).toEqual({ start: '00:00', end: '14:30' });
  expect(awayTimes({ part: 'AFTERNOON', ...none }, '14:30')).toEqual({ start: '14:30', end: '00:00' });
  expect(awayTimes({ part: 'HOURS', start: '09:00', end: '11:00' }, '14:30')).toEqual({
    start: '09:00',
    end: '11:00',
  });
  expect(awayTimes({ part: 'DAYS', ...none }, '14:30')).toEqual(none);
});

test.each<[Parameters<typeof findPartProblem>[0], ReturnType<typeof findPartProblem>]>([
  [{ part: 'DAYS', ...away(null, null, DAY, '2026-11-20') }, undefined],
  [{ part: 'DAYS', ...away('09:00', '10:00') }, 'TIMES'],
  [{ part: 'MORNING', ...away(null, null) }, undefined],
  [{ part: 'MORNING', ...away('09:00', null) }, 'TIMES'],
  [{ part: 'AFTERNOON', ...away(null, null, DAY, '2026-11-18') }, 'MANY_DAYS'],
  [{ part: 'HOURS', ...away('09:00', '10:00') }, undefined],
  [{ part: 'HOURS', ...away('20:00', '00:00') }, undefined],
  [{ part: 'HOURS', ...away('10:00', '09:00') }, 'TIMES'],
  [{ part: 'HOURS', ...away('10:00', '10:00') }, 'TIMES'],
  [{ part: 'HOURS', ...away(null, '10:00') }, 'TIMES'],
])('%o: %s', (asked, problem) => {
  expect(findPartProblem(asked)).toBe(problem);
});
