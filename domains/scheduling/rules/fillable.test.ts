import { expect, test } from 'vitest';
import { fillableShifts } from './fillable.ts';
import { aPerson, aScope, aShift } from './shift.fixture.ts';

const open = (date: string, start = '10:00', end = '18:00') => ({
  shift: aShift({ employee_id: null, date, start, end }),
  scope: aScope(),
});
const dates = (
  person: Partial<Parameters<typeof aPerson>[0]>,
  shifts: readonly ReturnType<typeof open>[],
  own: string[] = [],
) =>
  fillableShifts(
    () => aPerson(person),
    own.map((date) => aShift({ date })),
    shifts,
  ).map((shift) => `${shift.date} ${shift.start}`);

test('of two open shifts at the same time one can be filled', () => {
  expect(dates({}, [open('2026-11-17'), open('2026-11-17'), open('2026-11-18')])).toEqual([
    '2026-11-17 10:00',
    '2026-11-18 10:00',
  ]);
});

test.each([
  ['before the first day', { hire_date: '2026-11-18' }, ['2026-11-18 10:00']],
  ['after the last day', { end_date: '2026-11-17' }, ['2026-11-17 10:00']],
  [
    'at a time that the person cannot work',
    { slots: [{ weekday: 2, start: '00:00', end: '00:00', kind: 'CANNOT' as const }] },
    ['2026-11-18 10:00'],
  ],
  [
    'although the person would rather not',
    { slots: [{ weekday: 2, start: '00:00', end: '00:00', kind: 'PREFERS_NOT' as const }] },
    ['2026-11-17 10:00', '2026-11-18 10:00'],
  ],
])('what a rule refuses or asks about is not filled, what it only warns of is: %s', (_what, person, filled) => {
  expect(dates(person, [open('2026-11-17'), open('2026-11-18')])).toEqual(filled);
});

test('rest between shifts counts those that are filled and those that stand already', () => {
  expect(dates({}, [open('2026-11-17', '16:00', '00:00'), open('2026-11-18', '08:00', '14:00')])).toHaveLength(1);
  expect(dates({}, [open('2026-11-18', '02:00', '08:00')], ['2026-11-17'])).toEqual([]);
});

test('no more is filled in a week than its hours allow', () => {
  const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => open(`2026-11-${day}`, '08:00', '18:00'));
  expect(dates({}, week)).toHaveLength(4);
});
