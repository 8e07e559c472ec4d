import { expect, test } from 'vitest';
import { keptPart, partOf, type TimedPart } from './kept-part.ts';

const part = (date: string, start: string, end: string, from: string, to: string, rest = 0): TimedPart => ({
  date,
  start,
  end,
  starts_at: `2026-11-${from}:00.000Z`,
  ends_at: `2026-11-${to}:00.000Z`,
  unpaid_break_minutes: rest,
});
const NIGHT = part('2026-11-17', '20:00', '03:00', '17T20:00', '18T03:00', 30);

test.each([
  [
    'the beginning',
    part('2026-11-17', '20:00', '22:00', '17T20:00', '17T22:00'),
    'START',
    '22:00',
    '17 22:00–03:00 30',
  ],
  [
    'the beginning until after midnight',
    part('2026-11-17', '20:00', '00:30', '17T20:00', '18T00:30', 30),
    'START',
    '00:30',
    '18 00:30–03:00 0',
  ],
  ['the end', part('2026-11-18', '00:30', '03:00', '18T00:30', '18T03:00'), 'END', '00:30', '17 20:00–00:30 30'],
] as const)('who gives %s keeps the rest', (_what, given, side, at, kept) => {
  const rest = keptPart(NIGHT, given);
  expect(`${rest.date.slice(8)} ${rest.start}–${rest.end} ${rest.unpaid_break_minutes}`).toBe(kept);
  expect(partOf(NIGHT, given)).toEqual({ side, at });
  // Together they are the whole again.
  const ends = [given, rest].flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]).toSorted();
  expect([ends.at(0), ends.at(-1), ends[1]]).toEqual([NIGHT.starts_at, NIGHT.ends_at, ends[2]]);
});
