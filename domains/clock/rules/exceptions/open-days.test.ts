import { expect, test } from 'vitest';
import type { PlacedPunch } from '../live-day.ts';
import { CLOCK } from '../settings.ts';
import { compareOddDays, findClockedDays, findOddDays, keepOpen } from './open-days.ts';

const HOUR = 3_600_000;
/** Hours from the beginning of the 14th of November on: 22 is ten in the evening, 30 is six the next morning. */
const at = (hours: number): number => Date.parse('2026-11-14T00:00:00Z') + hours * HOUR;
const DAYS = ['2026-11-14', '2026-11-15', '2026-11-16'].map((date, index) => ({
  date,
  from: at(index * 24),
  before: at((index + 1) * 24),
}));
const shiftOf = (start: number, end: number) => ({
  id: `s${start}`,
  start: at(start),
  end: at(end),
  location_id: 'here',
});
const KINDS = { in: 'IN', out: 'OUT', pause: 'BREAK_START', back: 'BREAK_END' } as const;
const punchOf = (line: string): PlacedPunch => {
  const [kind = 'in', hours = '0', place] = line.split(' ');
  return {
    id: line,
    kind: KINDS[kind as keyof typeof KINDS],
    at: at(Number(hours)),
    location_id: 'here',
    position_id: null,
    place: place === 'far' ? 'OUTSIDE' : 'UNKNOWN',
    waited: 0,
  };
};
const read = (shifts: readonly (readonly [number, number])[], lines: readonly string[], now = 70) =>
  findOddDays(
    {
      shifts: shifts.map(([start, end]) => shiftOf(start, end)),
      punches: lines.map(punchOf),
      setting: CLOCK.fallback,
      now: at(now),
    },
    DAYS,
  ).map(({ date, exceptions }) => `${date}: ${exceptions.map(({ kind }) => kind).join(' ')}`);

test.each<[string, (readonly [number, number])[], string[], string[], number?]>([
  ['each day has its own', [[9, 17], [34, 40]], ['in 10', 'out 15'], ['2026-11-14: LATE EARLY_LEAVE', '2026-11-15: NO_SHOW']],
  ['a night belongs to the day on which it began', [[22, 30]], ['in 22', 'out 27'], ['2026-11-14: EARLY_LEAVE']],
  ['what is odd about a punch after midnight belongs to its shift', [[22, 30]], ['in 22', 'pause 25', 'back 26', 'out 30 far'], ['2026-11-14: OUTSIDE']],
  ['and without a shift to where the work began', [], ['in 22', 'out 26 far'], ['2026-11-14: UNSCHEDULED OUTSIDE']],
  ['nobody has forgotten to clock out who still works', [[64, 72]], ['in 64'], [], 68],
  ['a forgotten clock-out', [[9, 14]], ['in 9'], ['2026-11-14: MISSING_PUNCH']],
  ['what began before the first day is not asked about', [[-10, -2]], [], []],
  ['work from the day before that ends on the first is whole', [[-4, 3]], ['in -4', 'out 3'], []],
])('%s', (_name, shifts, lines, expected, now) => {
  expect(read(shifts, lines, now)).toEqual(expected);
}); // prettier-ignore

test('a day has its own shifts and punches, those of a night past midnight too', () => {
  const [day] = findOddDays(
    {
      shifts: [shiftOf(22, 30), shiftOf(46, 50)],
      punches: ['in 22', 'out 27', 'in 46', 'out 50'].map(punchOf),
      setting: CLOCK.fallback,
      now: at(60),
    },
    DAYS,
  );
  expect(day).toMatchObject({ date: '2026-11-14', shiftIds: ['s22'], punchIds: ['in 22', 'out 27'] });
});

const use = { isOffered: true, firstAt: at(-100), punchedAt: [], cutAt: null };
test.each([
  ['all days of a place that has clocked in for long', use, ['14', '15', '16']],
  ['none where nobody ever has', { ...use, firstAt: null }, []],
  ['none before the first clock-in', { ...use, firstAt: at(30) }, ['15', '16']],
  ['where clocks are off, the days about a punch', { ...use, isOffered: false, punchedAt: [at(7)] }, ['14']],
  ['only days of which all was read', { ...use, cutAt: at(20) }, ['16']],
])('counts %s', (_name, known, expected) => {
  expect(findClockedDays(DAYS, known).map(({ date }) => date.slice(-2))).toEqual(expected);
});

test('what was seen or is known is settled, and a day without anything else is gone', () => {
  const [day] = findOddDays(
    { shifts: [shiftOf(9, 17)], punches: ['in 10', 'out 15'].map(punchOf), setting: CLOCK.fallback, now: at(60) },
    DAYS,
  );
  if (day === undefined) throw new Error('late and early');
  const mark = { shift_id: 's9', mark: 'LATE' } as const;
  const left = (seen: readonly string[], marks: readonly (typeof mark)[]) =>
    keepOpen(day, { seen: new Set(seen), marks })?.exceptions.map(({ kind }) => kind);
  expect(left([], [])).toEqual(['LATE', 'EARLY_LEAVE']);
  expect(left(['LATE s9'], [])).toEqual(['EARLY_LEAVE']);
  expect(left([], [mark])).toEqual(['EARLY_LEAVE']);
  expect(left(['EARLY_LEAVE s9'], [mark])).toBeUndefined();
});

test('the latest day is first, then by name', () => {
  const places = [
    { on: '2026-11-14', sort_name: 'ana', id: '1' },
    { on: '2026-11-15', sort_name: 'rui', id: '3' },
    { on: '2026-11-15', sort_name: 'ana', id: '4' },
    { on: '2026-11-15', sort_name: 'ana', id: '2' },
  ];
  expect(places.toSorted(compareOddDays).map(({ id }) => id)).toEqual(['2', '4', '3', '1']);
});
