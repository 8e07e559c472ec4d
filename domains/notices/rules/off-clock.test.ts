import { expect, test } from 'vitest';
import { nextOnClock } from './off-clock.ts';

const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const span = (from: string, until: string) => ({ from: at(from), until: at(until) });
const EVENING = span('24T18:00', '24T23:00');

test.each([
  ['within a shift', '24T19:00', [EVENING], 30, '24T19:00'],
  ['just before one', '24T17:40', [EVENING], 30, '24T17:40'],
  ['just after one', '24T23:20', [EVENING], 30, '24T23:20'],
  ['long before one: when it is near', '24T10:00', [EVENING], 30, '24T17:30'],
  ['without a margin: when it begins', '24T10:00', [EVENING], 0, '24T18:00'],
  ['after one: before the next', '25T01:00', [EVENING, span('26T09:00', '26T15:00')], 30, '26T08:30'],
  ['in whatever order shifts come', '25T01:00', [span('26T09:00', '26T15:00'), EVENING], 30, '26T08:30'],
  ['without any shift: after three days', '24T10:00', [], 30, '27T10:00'],
  ['a shift that is far off: after three days', '24T10:00', [span('29T09:00', '29T15:00')], 30, '27T10:00'],
] as const)('%s', (_, now, spans, margin, expected) => {
  expect(nextOnClock(at(now), spans, margin)).toEqual(at(expected));
});
