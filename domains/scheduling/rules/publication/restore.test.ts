import { expect, test } from 'vitest';
import type { ShiftContent } from '../../contract/schemas.ts';
import { applyCommands, createRoster } from '../commands.ts';
import { aShift } from '../shift.fixture.ts';
import { pickContent } from '../shift.ts';
import { planRestore, shiftsAfter } from './restore.ts';

const content = (change: Partial<ShiftContent> = {}): ShiftContent =>
  pickContent(aShift({ date: '2026-11-20', ...change }));
const NOW = { date: '2026-11-18', time: '12:00' };
const everybody = { has: () => true };

function ground(shifts: ReturnType<typeof aShift>[], change = {}) {
  return { shifts, people: everybody, positions: everybody, now: NOW, newId: () => 'new', ...change };
}

test('a version is what its publications and those before it left', () => {
  const [early, late] = [content({ start: '08:00' }), content({ start: '10:00' })];
  const publications = [
    [
      { shift_id: 'a', before: null, after: early },
      { shift_id: 'b', before: null, after: early },
    ],
    [
      { shift_id: 'a', before: early, after: late },
      { shift_id: 'b', before: early, after: null },
    ],
  ];
  expect(shiftsAfter(publications.slice(0, 1)).map(({ shift_id: id }) => id)).toEqual(['a', 'b']);
  expect(shiftsAfter(publications)).toEqual([{ shift_id: 'a', content: late }]);
});

test('what changed, was removed, was added or is gone becomes what it was', () => {
  const shifts = [
    aShift({ id: 'changed', date: '2026-11-20', start: '12:00' }),
    aShift({ id: 'removed', date: '2026-11-20', removed: true, published: 'same' }),
    aShift({ id: 'added', date: '2026-11-21' }),
    aShift({ id: 'same', date: '2026-11-22' }),
  ];
  const version = [
    { shift_id: 'changed', content: content() },
    { shift_id: 'removed', content: content({ end: '22:00' }) },
    { shift_id: 'same', content: content({ date: '2026-11-22' }) },
    { shift_id: 'gone', content: content({ date: '2026-11-19', start: '07:00' }) },
  ];
  const { commands, changes } = planRestore(version, ground(shifts));
  expect(changes).toHaveLength(4);
  const { roster, inverse } = applyCommands(createRoster('here', 'Europe/Lisbon', shifts), commands);
  const standing = [...roster.shifts.values()].filter(({ removed }) => !removed);
  expect(standing.map(({ id, start, end }) => [id, start, end])).toEqual([
    ['changed', content().start, content().end],
    ['removed', content().start, '22:00'],
    ['same', content().start, content().end],
    ['new', '07:00', content().end],
  ]);
  // One step back brings the week to what it was.
  const back = applyCommands(roster, inverse).roster;
  expect([...back.shifts.values()].filter(({ removed }) => !removed).map(({ id }) => id)).toEqual([
    'changed',
    'added',
    'same',
  ]);
});

test('what has started stays, and nothing is made in the past', () => {
  const shifts = [aShift({ id: 'begun', date: '2026-11-18', start: '11:00' })];
  const version = [
    { shift_id: 'begun', content: content({ date: '2026-11-19' }) },
    { shift_id: 'gone', content: content({ date: '2026-11-17' }) },
  ];
  expect(planRestore(version, ground(shifts)).commands).toEqual([]);
  const toPast = [aShift({ id: 'moved', date: '2026-11-20' })];
  const past = [{ shift_id: 'moved', content: content({ date: '2026-11-17' }) }];
  expect(planRestore(past, ground(toPast)).commands).toEqual([]);
});

test('who has left leaves the shift open, and a position that is gone leaves none', () => {
  const version = [{ shift_id: 'gone', content: content({ employee_id: 'ana', position_id: 'bar' }) }];
  const nobody = { has: () => false };
  const plan = planRestore(version, ground([], { people: nobody, positions: nobody }));
  expect(plan.openedCount).toBe(1);
  expect(plan.changes[0]?.after).toMatchObject({ employee_id: null, position_id: null });
});

test('the version that stands there needs nothing', () => {
  const shift = aShift({ id: 'a', date: '2026-11-20' });
  expect(planRestore([{ shift_id: 'a', content: pickContent(shift) }], ground([shift]))).toEqual({
    commands: [],
    changes: [],
    openedCount: 0,
  });
});
