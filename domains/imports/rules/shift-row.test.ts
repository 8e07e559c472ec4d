import { expect, test } from 'vitest';
import type { ReadingOptions } from '../contract/schemas.ts';
import { guessMapping } from './guess-mapping.ts';
import { createShiftReader } from './shift-row.ts';

const HEADERS = ['Location number', 'Employee number', 'Date', 'Start', 'End', 'Position', 'Break minutes', 'Note'];
const GOOD = ['L1', 'E1', '2026-03-02', '9:00', '5:30 PM', 'Barista', '30', ''];
const KNOWN = { locations: new Map([['L1', { id: 'lisbon' }]]), employees: new Map([['E1', { id: 'ana' }]]) };
const OPTIONS: ReadingOptions = { date_format: 'ISO', decimal_mark: 'AUTO' };
const reader = () => createShiftReader(guessMapping('SHIFTS', HEADERS), OPTIONS, HEADERS.length, KNOWN);
const changed = (changes: Record<string, string>) =>
  HEADERS.map((header, index) => changes[header] ?? GOOD[index] ?? '');
const rules = (changes: Record<string, string>) =>
  reader()(2, changed(changes)).reasons.map(({ field, rule }) => `${field}:${rule}`);

test('a good row becomes a shift of a person at a location', () => {
  expect(reader()(2, GOOD).row).toEqual({
    location_id: 'lisbon',
    employee_id: 'ana',
    date: '2026-03-02',
    start: '09:00',
    end: '17:30',
    position: 'Barista',
    break_minutes: 30,
    note: null,
  });
});

test('without an employee number the shift is open, and open shifts may repeat', () => {
  const read = reader();
  const open = changed({ 'Employee number': '' });
  expect(read(2, open).row?.employee_id).toBeNull();
  expect(read(3, open).reasons).toEqual([]);
});

test('the same person twice at the same time is refused', () => {
  const read = reader();
  read(2, GOOD);
  expect(read(3, GOOD).reasons).toMatchObject([{ rule: 'duplicate', detail: '2' }]);
});

test('a shift may end on the next day but not where it starts', () => {
  expect(reader()(2, changed({ Start: '22:00', End: '02:00' })).row).toMatchObject({ start: '22:00', end: '02:00' });
  expect(rules({ Start: '09:00', End: '09:00' })).toEqual(['end:no_length']);
});

test('a break has to be shorter than the shift', () => {
  expect(rules({ 'Break minutes': '510' })).toEqual(['break_minutes:break_too_long']);
  expect(rules({ 'Break minutes': 'half an hour' })).toEqual(['break_minutes:not_a_number']);
});

test('people and locations that the group does not have are refused', () => {
  expect(rules({ 'Employee number': 'E9', 'Location number': 'L9' })).toEqual([
    'location_number:location_unknown',
    'employee_number:employee_unknown',
  ]);
});
