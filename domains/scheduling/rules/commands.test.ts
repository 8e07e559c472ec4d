import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  assignShift,
  type Command,
  commandsForWire,
  copyShift,
  applyCommands,
  moveShift,
  resizeShift,
  type Roster,
  createRoster,
} from './commands.ts';
import { pushEdit, EMPTY_HISTORY, redo, undo } from './history.ts';
import { aShift, HERE, LISBON } from './shift.fixture.ts';
import { pickContent, shiftState } from './shift.ts';

function aRoster(...shifts: Parameters<typeof aShift>[0][]): Roster {
  return createRoster(
    HERE,
    LISBON,
    shifts.map((shift) => aShift(shift)),
  );
}

function only(roster: Roster): ReturnType<typeof aShift> {
  const [shift] = roster.shifts.values();
  if (shift === undefined) throw new Error('an empty roster');
  return shift;
}

test('a moved shift keeps its length, also over midnight', () => {
  const roster = aRoster({ id: 'a', start: '18:00', end: '01:30' });
  const moved = only(applyCommands(roster, [moveShift(only(roster), { date: '2026-11-19', start: '20:00' })]).roster);
  expect(moved).toMatchObject({ date: '2026-11-19', start: '20:00', end: '03:30' });
  expect(moved.ends_at).toBe('2026-11-20T03:30:00.000Z');
});

test('a resized shift moves one end only', () => {
  const roster = aRoster({ id: 'a' });
  const resized = only(applyCommands(roster, [resizeShift(only(roster), { end: '20:00' })]).roster);
  expect(resized).toMatchObject({ start: '10:00', end: '20:00', ends_at: '2026-11-17T20:00:00.000Z' });
});

test('a shift can be given to nobody', () => {
  const roster = aRoster({ id: 'a' });
  expect(only(applyCommands(roster, [assignShift(only(roster), null)]).roster).employee_id).toBeNull();
});

test('a copy is a new draft with the same content', () => {
  const roster = aRoster({ id: 'a', published: 'same', note: 'close' });
  const { roster: after } = applyCommands(roster, [copyShift(only(roster), 'b', { date: '2026-11-20' })]);
  expect(after.shifts.get('b')).toMatchObject({ date: '2026-11-20', note: 'close', published: null, version: 0 });
  expect(after.shifts.get('a')).toBe(only(roster));
});

test('a published shift that is changed still shows what staff see, and is published again when changed back', () => {
  const roster = aRoster({ id: 'a', published: 'same' });
  const later = applyCommands(roster, [resizeShift(only(roster), { end: '20:00' })]);
  expect(shiftState(only(later.roster))).toBe('changed');
  expect(only(later.roster).published).toMatchObject({ end: '18:00' });
  const back = applyCommands(later.roster, [resizeShift(only(later.roster), { end: '18:00' })]);
  expect(shiftState(only(back.roster))).toBe('published');
});

test('a step on a shift that is not there does nothing and cannot be undone', () => {
  const roster = aRoster({ id: 'a' });
  const done = applyCommands(roster, [
    { kind: 'delete', id: 'gone' },
    { kind: 'create', id: 'a', content: pickContent(only(roster)) },
    { kind: 'restore', id: 'a' },
  ]);
  expect(done.inverse).toEqual([]);
  expect(done.roster.shifts).toEqual(roster.shifts);
});

test('a new shift after an undo and a redo is the same shift', () => {
  const content = pickContent(aShift());
  const made = pushEdit(aRoster(), EMPTY_HISTORY, [{ kind: 'create', id: 'n', content }]);
  const undone = undo(made.roster, made.history);
  expect(undone.commands).toEqual([{ kind: 'delete', id: 'n' }]);
  expect(undone.roster.shifts.get('n')?.removed).toBe(true);
  const redone = redo(undone.roster, undone.history);
  expect(redone.roster.shifts).toEqual(made.roster.shifts);
});

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    kind: fc.constant('change' as const),
    id: fc.constantFrom('a', 'b', 'c'),
    set: fc.record(
      {
        date: fc.constantFrom('2026-11-16', '2026-11-20', '2026-10-25'),
        start: fc.constantFrom('08:00', '18:00', '01:30'),
        employee_id: fc.constantFrom('p1', 'p2', null),
        note: fc.constantFrom('', 'close'),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ kind: fc.constant('delete' as const), id: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ kind: fc.constant('restore' as const), id: fc.constantFrom('a', 'b', 'c') }),
  fc.record({
    kind: fc.constant('create' as const),
    id: fc.constantFrom('d', 'e'),
    content: fc.constant(pickContent(aShift())),
  }),
);
const anyBatch = fc.array(anyCommand, { minLength: 1, maxLength: 6 });
/** What anybody can see: a shift that was made and taken away again is not there. */
function seen(roster: Roster): unknown {
  return [...roster.shifts.values()]
    .filter((shift) => !shift.removed || shift.published !== null)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}
const start = (): Roster =>
  aRoster({ id: 'a' }, { id: 'b', published: 'same' }, { id: 'c', start: '22:00', end: '06:00' });

test('undo takes an action back exactly', () => {
  fc.assert(
    fc.property(anyBatch, (commands) => {
      const roster = start();
      const { inverse, roster: after } = applyCommands(roster, commands);
      expect(seen(applyCommands(after, inverse).roster)).toEqual(seen(roster));
    }),
    { numRuns: 500 },
  );
});

test('undoing all and redoing all ends where it was', () => {
  fc.assert(
    fc.property(fc.array(anyBatch, { maxLength: 8 }), (batches) => {
      const first = { roster: start(), history: EMPTY_HISTORY };
      let now: { roster: Roster; history: typeof EMPTY_HISTORY } = first;
      for (const batch of batches) now = pushEdit(now.roster, now.history, batch);
      const done = now;
      while (now.history.undo.length > 0) now = undo(now.roster, now.history);
      expect(seen(now.roster)).toEqual(seen(first.roster));
      while (now.history.redo.length > 0) now = redo(now.roster, now.history);
      expect(seen(now.roster)).toEqual(seen(done.roster));
    }),
    { numRuns: 200 },
  );
});

test('fifty steps can be undone, and a new edit forgets what could be redone', () => {
  let now: { roster: Roster; history: typeof EMPTY_HISTORY } = { roster: aRoster({ id: 'a' }), history: EMPTY_HISTORY };
  for (let step = 0; step < 60; step += 1) {
    now = pushEdit(now.roster, now.history, [{ kind: 'change', id: 'a', set: { note: `${step}` } }]);
  }
  expect(now.history.undo).toHaveLength(50);
  now = undo(now.roster, now.history);
  now = pushEdit(now.roster, now.history, [{ kind: 'change', id: 'a', set: { note: 'new' } }]);
  expect(now.history.redo).toEqual([]);
});

test('every command but a creation names the version that the editor got from the server', () => {
  const shift = aShift({ id: 'a' });
  expect(commandsForWire([assignShift(shift, null), copyShift(shift, 'b', {})], () => 7)).toEqual([
    { kind: 'change', id: 'a', set: { employee_id: null }, expected_version: 7 },
    { kind: 'create', id: 'b', content: pickContent(shift), copied_from: 'a' },
  ]);
});
