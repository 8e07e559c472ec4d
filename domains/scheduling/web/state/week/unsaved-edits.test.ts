import { expect, test } from 'vitest';
import { type Command, applyCommands, createRoster } from '../../../rules/commands.ts';
import { pickContent } from '../../../rules/shift.ts';
import type { UnsavedEdits } from './edit-shelf.ts';
import { compareUnsaved } from './unsaved-edits.ts';
import { aWeekShift, PLACE } from './week.fixture.ts';

const ZONE = 'Europe/Lisbon';
const shift = aWeekShift('a', { version: 3 });
const later: Command = { kind: 'change', id: 'a', set: { start: '11:00' } };
const left = (edits: Partial<UnsavedEdits>): UnsavedEdits => ({
  userId: 'leonor',
  locationId: PLACE,
  week: '2026-11-16',
  at: '2026-11-17T11:20:00.000Z',
  flight: null,
  pending: [],
  answers: [],
  versions: { a: 3 },
  ...edits,
});
const flight = (...commands: Command[]) => ({
  commands,
  wire: { idempotency_key: 'k', commands: [], answers: [] },
});
const now = (...shifts: ReturnType<typeof aWeekShift>[]) => createRoster(PLACE, ZONE, shifts);
const after = (...commands: Command[]) => {
  const [changed] = applyCommands(now(shift), commands).roster.shifts.values();
  return { ...(changed ?? shift), version: 4 };
};

test('nobody touched the week: everything is still to do, and nothing is overtaken', () => {
  expect(compareUnsaved(left({ pending: [later] }), now(shift))).toEqual({ commands: [later], overtaken: [] });
});

test('a batch whose answer was never heard, but which arrived, is not done again', () => {
  expect(compareUnsaved(left({ flight: flight(later) }), now(after(later)))).toEqual({ commands: [], overtaken: [] });
});

test('what followed on a batch that arrived is not overtaken by that batch', () => {
  const next: Command = { kind: 'change', id: 'a', set: { note: 'keys' } };
  expect(compareUnsaved(left({ flight: flight(later), pending: [next] }), now(after(later)))).toEqual({
    commands: [next],
    overtaken: [],
  });
});

test('a new shift that arrived can go on being changed', () => {
  const made: Command = { kind: 'create', id: 'n', content: pickContent(shift) };
  const next: Command = { kind: 'change', id: 'n', set: { note: 'keys' } };
  const kept = left({ flight: flight(made), pending: [next], versions: { n: 0 } });
  expect(compareUnsaved(kept, now({ ...shift, id: 'n', version: 1 }))).toEqual({ commands: [next], overtaken: [] });
});

test('a shift that somebody else changed since is overtaken', () => {
  const changed = { ...shift, version: 5, end: '20:00' };
  expect(compareUnsaved(left({ pending: [later] }), now(changed))).toEqual({ commands: [later], overtaken: ['a'] });
});

test('somebody else did the same: nothing is left to do', () => {
  expect(compareUnsaved(left({ pending: [later] }), now(after(later)))).toEqual({ commands: [], overtaken: [] });
});

test('a shift that somebody else took away is overtaken; one that was to be taken away anyway is not', () => {
  expect(compareUnsaved(left({ pending: [later] }), now())).toEqual({ commands: [], overtaken: ['a'] });
  expect(compareUnsaved(left({ pending: [{ kind: 'delete', id: 'a' }] }), now())).toEqual({
    commands: [],
    overtaken: [],
  });
});
