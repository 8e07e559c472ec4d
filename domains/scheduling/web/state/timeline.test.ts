import { expect, test } from 'vitest';
import { timelineAxis, draggedTimes, layLanes, positionOnAxis } from './timeline.ts';
import { aWeekShift } from './week/week.fixture.ts';

test('the axis shows the usual hours, and more in whole hours when somebody works earlier or later', () => {
  expect(timelineAxis([])).toEqual({ from: 420, to: 1440 });
  expect(
    timelineAxis([
      { start: '05:30', end: '12:00' },
      { start: '18:00', end: '01:30' },
    ]),
  ).toEqual({ from: 300, to: 1560 });
});

test('a stretch takes its share of the axis', () => {
  expect(positionOnAxis({ from: 600, to: 1000 }, { from: 700, to: 900 })).toEqual({ start: 25, size: 50 });
});

test('shifts that overlap lie below each other, and a free lane is used again', () => {
  const times = [
    { start: '08:00', end: '12:00' },
    { start: '09:00', end: '10:00' },
    { start: '10:00', end: '14:00' },
    { start: '12:00', end: '16:00' },
  ];
  expect(layLanes(times)).toEqual({ lanes: [0, 1, 1, 0], count: 2 });
  expect(layLanes([]).count).toBe(1);
});

const axis = { from: 420, to: 1440, width: 1020 };
test.each([
  ['whole', 60, { start: '11:00', end: '19:00' }],
  ['whole', -67, { start: '09:00', end: '17:00' }],
  ['whole', 7, null],
  ['whole', -700, null],
  ['start', 30, { start: '10:30' }],
  ['end', -30, { end: '17:30' }],
  ['end', -480, null],
] as const)('dragging the %s by %i pixels gives %o', (part, pixels, set) => {
  expect(draggedTimes(aWeekShift('a'), part, pixels, axis)).toEqual(set);
});

test('a whole night shift keeps its length across midnight', () => {
  expect(draggedTimes(aWeekShift('a', { start: '22:00', end: '02:00' }), 'whole', 60, axis)).toEqual({
    start: '23:00',
    end: '03:00',
  });
});
