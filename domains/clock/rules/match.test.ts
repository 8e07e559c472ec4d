import { expect, test } from 'vitest';
import { matchShift } from './match.ts';

/** `Mon 22:00` in a time zone, in milliseconds. November 16, 2026 is a Monday; the clocks of Lisbon go back on October 25, and forward on March 29. */
function ms(text: string, zone = 'Europe/Lisbon'): number {
  return Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds;
}

type Span = readonly [start: string, end: string | null];
const SHIFTS = {
  night: ['2026-11-16T22:00', '2026-11-17T06:00'],
  nightAfter: ['2026-11-17T22:00', '2026-11-18T06:00'],
  early: ['2026-11-17T06:00', '2026-11-17T14:00'],
  late: ['2026-11-17T14:00', '2026-11-17T22:00'],
  lunch: ['2026-11-18T11:00', '2026-11-18T15:00'],
  dinner: ['2026-11-18T18:00', '2026-11-18T23:30'],
  autumnNight: ['2026-10-24T22:00', '2026-10-25T06:00'],
  springNight: ['2026-03-28T22:00', '2026-03-29T06:00'],
  closing: ['2026-11-20T17:00', '2026-11-21T01:00'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
type Name = keyof typeof SHIFTS;

const match = ([start, end]: Span, names: readonly Name[]) =>
  matchShift(
    { start: ms(start), end: end === null ? null : ms(end), location_id: 'here' },
    names.map((id) => ({ id, start: ms(SHIFTS[id][0]), end: ms(SHIFTS[id][1]), location_id: 'here' })),
  )?.id ?? null;

test.each<[string, Span, readonly Name[], Name | null]>([
  ['a night shift begun on time', ['2026-11-16T22:00', '2026-11-17T06:00'], ['night', 'nightAfter'], 'night'],
  ['a night shift begun after midnight', ['2026-11-17T00:20', '2026-11-17T06:00'], ['night', 'nightAfter'], 'night'],
  ['a night shift begun late, still going on', ['2026-11-17T00:20', null], ['night', 'nightAfter'], 'night'],
  ['a night shift begun early, the evening before', ['2026-11-16T21:15', '2026-11-17T06:05'], ['night'], 'night'],
  [
    'a night shift that ends after the next one’s date began',
    ['2026-11-16T21:55', '2026-11-17T07:10'],
    ['night', 'nightAfter'],
    'night',
  ],
  ['two nights in a row: the second', ['2026-11-17T21:58', '2026-11-18T06:03'], ['night', 'nightAfter'], 'nightAfter'],
  ['clocked in after the night ended: nobody’s of the next night', ['2026-11-17T09:30', null], ['nightAfter'], null],
  ['night and then early: worked through to 8', ['2026-11-16T22:00', '2026-11-17T08:00'], ['night', 'early'], 'night'],
  ['early after a night: clocked in at 5:50', ['2026-11-17T05:50', null], ['night', 'early'], 'early'],
  [
    'early after a night: clocked in at 5:50, done',
    ['2026-11-17T05:50', '2026-11-17T14:00'],
    ['night', 'early'],
    'early',
  ],
  ['two shifts a day: the first', ['2026-11-18T10:57', '2026-11-18T15:04'], ['lunch', 'dinner'], 'lunch'],
  ['two shifts a day: the second, come early', ['2026-11-18T17:10', null], ['lunch', 'dinner'], 'dinner'],
  ['two shifts a day: stayed long at lunch', ['2026-11-18T10:57', '2026-11-18T17:55'], ['lunch', 'dinner'], 'lunch'],
  ['late for the late one', ['2026-11-17T15:40', null], ['early', 'late'], 'late'],
  ['two minutes before the late one, early just ending', ['2026-11-17T13:58', null], ['early', 'late'], 'late'],
  ['three hours late for the early one', ['2026-11-17T09:00', null], ['early', 'late'], 'early'],
  ['the night the clocks go back (9 hours)', ['2026-10-24T22:00', '2026-10-25T06:00'], ['autumnNight'], 'autumnNight'],
  ['clocked in in the hour that comes twice', ['2026-10-25T01:30', null], ['autumnNight'], 'autumnNight'],
  [
    'the night the clocks go forward (7 hours)',
    ['2026-03-28T21:50', '2026-03-29T06:10'],
    ['springNight'],
    'springNight',
  ],
  ['clocked in after the hour that is skipped', ['2026-03-29T02:05', null], ['springNight'], 'springNight'],
  ['left before midnight', ['2026-11-20T17:00', '2026-11-20T23:40'], ['closing'], 'closing'],
  ['closing that ends the next day', ['2026-11-20T16:55', '2026-11-21T02:10'], ['closing'], 'closing'],
  ['came back for the last half hour', ['2026-11-21T00:30', '2026-11-21T01:00'], ['closing'], 'closing'],
  ['within the window before it', ['2026-11-20T14:05', '2026-11-20T16:00'], ['closing'], 'closing'],
  ['outside the window before it', ['2026-11-20T08:00', '2026-11-20T12:00'], ['closing'], null],
  ['no shift at all', ['2026-11-20T08:00', '2026-11-20T12:00'], [], null],
])('%s', (_name, span, names, expected) => {
  expect(match(span, names)).toBe(expected);
});

test('a shift of another location is nobody’s', () => {
  const shift = { id: 'a', start: ms('2026-11-16T09:00'), end: ms('2026-11-16T17:00'), location_id: 'there' };
  expect(matchShift({ start: shift.start, end: shift.end, location_id: 'here' }, [shift])).toBeUndefined();
});
