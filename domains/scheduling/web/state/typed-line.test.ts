import { expect, test } from 'vitest';
import { parseShift } from '../../rules/parse.ts';
import { formatShift, sortByDistance, readTime } from './typed-line.ts';

const positions = [
  { id: 'bar', name: 'Bartender', department: 'BAR', tint: 'bar' },
  { id: 'head', name: 'Head chef', department: 'KITCHEN', tint: 'kitchen' },
];

test.each([
  { start: '10:00', end: '18:30', unpaid_break_minutes: 30, position_id: 'bar', station: 'Terrace' },
  { start: '22:00', end: '06:00', unpaid_break_minutes: 0, position_id: 'head', station: '' },
  { start: '09:00', end: '05:00', unpaid_break_minutes: 0, position_id: null, station: '' },
])('a shift written as a line reads as the same shift: %o', (content) => {
  const line = formatShift(
    content,
    positions.find(({ id }) => id === content.position_id),
  );
  expect(parseShift(line, positions)).toEqual({ ok: true, shift: content });
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  [' 17.30 ', '17:30'],
  ['24', '00:00'],
  ['2400', '00:00'],
  ['24:30', null],
  ['9:60', null],
  ['25', null],
  ['', null],
  ['noon', null],
])('%j in a field of time is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test('the beginning of a word means the position that the person has, before others that begin the same', () => {
  const all = [{ id: 'barista', name: 'Barista', department: 'BAR', tint: 'bar' }, ...positions];
  const read = (ownId: string | null) => parseShift('9-17 bar', sortByDistance(all, ownId));
  expect(read('bar')).toMatchObject({ shift: { position_id: 'bar' } });
  expect(read(null)).toMatchObject({ shift: { position_id: 'barista' } });
  expect(sortByDistance(all, 'bar').map(({ id }) => id)).toEqual(['bar', 'barista', 'head']);
});
