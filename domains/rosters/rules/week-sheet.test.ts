import type { Shift } from '@hearth/domains/scheduling/schemas';
import { describe, expect, test } from 'vitest';
import type { SheetPerson } from './week-sheet.ts';
import { sheetByDay, sheetByPerson, shiftsOnSheet, shortNames } from './week-sheet.ts';

const WEEK = '2026-11-16';
const POSITIONS = [
  { id: 'waiter', department: 'FLOOR' },
  { id: 'chef', department: 'KITCHEN' },
  { id: 'porter', department: 'KITCHEN' },
];

function shift(id: string, set: Partial<Shift> = {}): Shift {
  return {
    id,
    location_id: 'here',
    employee_id: 'ana',
    position_id: 'chef',
    date: WEEK,
    start: '09:00',
    end: '17:00',
    unpaid_break_minutes: 0,
    paid_break_minutes: 0,
    station: '',
    note: '',
    starts_at: '2026-11-16T09:00:00Z',
    ends_at: '2026-11-16T17:00:00Z',
    version: 1,
    published: 'same',
    removed: false,
    ...set,
  };
}

const person = (employee_id: string, first_name: string, last_name: string): SheetPerson => ({
  employee_id,
  first_name,
  last_name,
  position_id: 'chef',
});
const PEOPLE = [person('bo', 'Bo', 'Lind'), person('ana', 'Ana', 'Reis')];
const order = (one: string, other: string): number => (one < other ? -1 : 1);

describe('the shifts of a sheet', () => {
  const before = { ...shift('moved'), start: '08:00' };
  const shifts = [
    shift('late', { start: '17:00' }),
    shift('new', { published: null, start: '07:00' }),
    shift('moved', { start: '12:00', published: before }),
    shift('gone', { removed: true, start: '10:00' }),
  ];

  test('are those that staff see, with a removed one until that is published', () => {
    expect(shiftsOnSheet(shifts, false).map(({ id, start }) => `${id} ${start}`)).toEqual([
      'moved 08:00',
      'gone 10:00',
      'late 17:00',
    ]);
  });

  test('are those that are planned, with drafts', () => {
    expect(shiftsOnSheet(shifts, true).map(({ id, start }) => `${id} ${start}`)).toEqual([
      'new 07:00',
      'moved 12:00',
      'late 17:00',
    ]);
  });
});

describe('a sheet by person', () => {
  const drawn = (shifts: Shift[]) =>
    sheetByPerson({
      week: WEEK,
      shifts: shiftsOnSheet(shifts, false),
      people: PEOPLE,
      positions: POSITIONS,
      order,
    }).map(({ department, rows }) => [
      department,
      ...rows.map(
        ({ person: who, days }) =>
          `${who?.first_name ?? 'open'}: ${days.map((day) => day.map(({ id }) => id).join('+')).join('|')}`,
      ),
    ]);

  test('has a line for each person with shifts, by department and name, open shifts first', () => {
    expect(
      drawn([
        shift('1', { employee_id: 'bo' }),
        shift('2', { date: '2026-11-22', position_id: 'porter' }),
        shift('3', { start: '06:00' }),
        shift('4', { position_id: 'waiter', date: '2026-11-17' }),
        shift('5', { employee_id: null, position_id: null, date: '2026-11-18' }),
        shift('6', { employee_id: null, date: '2026-11-18' }),
      ]),
    ).toEqual([
      ['KITCHEN', 'open: ||6||||', 'Ana: 3||||||2', 'Bo: 1||||||'],
      ['FLOOR', 'Ana: |4|||||'],
      [null, 'open: ||5||||'],
    ]);
  });

  test('shows a shift of somebody who is not known here as nobody’s, rather than not at all', () => {
    expect(drawn([shift('1', { employee_id: 'left' })])).toEqual([['KITCHEN', 'open: 1||||||']]);
  });
});

test('a sheet by day has every day, its shifts by department in order of time', () => {
  const shifts = shiftsOnSheet(
    [shift('1', { start: '12:00' }), shift('2'), shift('3', { position_id: 'waiter', date: '2026-11-22' })],
    false,
  );
  const days = sheetByDay({ week: WEEK, shifts, people: PEOPLE, positions: POSITIONS, order });
  expect(days.map(({ date }) => date)).toEqual(
    ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
  );
  expect(
    days.map(({ departments }) =>
      departments.map(({ department, shifts: own }) => `${department}: ${own.map(({ id }) => id).join()}`).join(),
    ),
  ).toEqual(['KITCHEN: 2,1', '', '', '', '', '', 'FLOOR: 3']);
});

describe('short names', () => {
  test.each([
    [
      ['Ana Reis', 'Bo Lind'],
      ['Ana R.', 'Bo L.'],
    ],
    [
      ['Ana Reis', 'ana Rocha', 'Ana Silva'],
      ['Ana Re.', 'ana Ro.', 'Ana S.'],
    ],
    [
      ['Ana Silva', 'Ana Silvano'],
      ['Ana Silva', 'Ana Silvan.'],
    ],
    [
      ['Ana Reis', 'Ana Reis'],
      ['Ana Reis', 'Ana Reis'],
    ],
    [
      ['Ana ', 'Bo Li'],
      ['Ana', 'Bo L.'],
    ],
    [
      ['Zoë Łuk', 'Zoë Lund'],
      ['Zoë Ł.', 'Zoë L.'],
    ],
  ])('%j: %j', (names, expected) => {
    const people = names.map((name, index) => {
      const [first = '', last = ''] = name.split(' ');
      return person(String(index), first, last);
    });
    expect([...shortNames(people).values()]).toEqual(expected);
  });
});
