import { CallError } from '@hearth/client/call-error';
import { expect, test } from 'vitest';
import type { Shift } from '../../../contract/schemas.ts';
import { changeShift } from '../../../rules/commands.ts';
import { conflictCheck } from './conflict-check.ts';
import { mergeCommands, type SavedBatch, type WireBatch } from './save-queue.ts';
import { createWeekEditor, type WeekEditor } from './week-editor.ts';
import { aMember, aWeek, aWeekShift, WEEK } from './week.fixture.ts';

await conflictCheck.loadRules();

type Answer = SavedBatch | CallError;

/** A server that the test answers for, and a clock that it winds. */
function setUp(shifts: readonly Shift[] = [aWeekShift('a')]) {
  const sent: WireBatch[] = [];
  const replies: ((answer: Answer) => void)[] = [];
  const timers = new Set<{ ms: number; run: () => void }>();
  const week = aWeek([aMember('ana'), aMember('bea')], shifts);
  let kept: unknown = null;
  const editor = createWeekEditor(week, {
    keep: (edits) => (kept = structuredClone(edits)),
    now: () => new Date('2026-11-17T11:20:00Z'),
    later: (ms, run) => {
      const timer = { ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    send: (batch) => {
      sent.push(structuredClone(batch) as WireBatch);
      return new Promise((resolve, reject) => {
        replies.push((answer) => (answer instanceof CallError ? reject(answer) : resolve(answer)));
      });
    },
  });
  const wind = (): void => {
    for (const timer of Array.from(timers)) {
      timers.delete(timer);
      timer.run();
    }
  };
  editor.check();
  const reply = async (answer: Answer): Promise<void> => {
    replies.shift()?.(answer);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { editor, sent, wind, reply, week, kept: () => kept as Parameters<WeekEditor['adopt']>[0] | null };
}

const startAt = (start: string) => ({ kind: 'change' as const, id: 'a', set: { start } });
const shiftOf = (editor: WeekEditor, id = 'a'): Shift | undefined => editor.snapshot().roster.shifts.get(id);
const savedAs = (shift: Shift, version: number): SavedBatch => ({
  shifts: [{ ...shift, version }],
  answers: [],
  versions: [{ week: WEEK, version }],
});
function known(shift: Shift | undefined): Shift {
  if (shift === undefined) throw new Error('no shift');
  return shift;
}
const stale = (current: readonly Shift[]): CallError =>
  new CallError(409, 'CONFLICT_STALE', '', [], { status_code: 409, data: { code: 'CONFLICT_STALE', current } });

test('an edit shows at once and is saved with others that follow it, under one key, from the version that was seen', async () => {
  const { editor, sent, wind, reply } = setUp();
  editor.apply([startAt('11:00')]);
  editor.apply([startAt('12:00')]);
  expect(shiftOf(editor)?.start).toBe('12:00');
  expect(sent).toEqual([]);
  expect(editor.snapshot().saving.kind).toBe('saving');
  wind();
  expect(sent).toMatchObject([
    { commands: [{ kind: 'change', id: 'a', expected_version: 1, set: { start: '12:00' } }] },
  ]);
  await reply(savedAs(known(shiftOf(editor)), 2));
  expect(editor.snapshot().saving).toEqual({ kind: 'saved', at: new Date('2026-11-17T11:20:00Z') });
  expect(editor.hasUnsaved()).toBe(false);
});

test('what is edited while a batch travels goes with the next one, from the version that the first one got', async () => {
  const { editor, sent, wind, reply } = setUp();
  editor.apply([startAt('11:00')]);
  wind();
  const first = known(shiftOf(editor));
  editor.apply([startAt('12:00')]);
  await reply(savedAs(first, 2));
  expect(shiftOf(editor)?.start).toBe('12:00');
  expect(sent[1]?.commands).toMatchObject([{ expected_version: 2, set: { start: '12:00' } }]);
});

test('without a connection nothing is lost: the same batch is sent again, and the number of waiting changes is known', async () => {
  const { editor, sent, wind, reply } = setUp();
  editor.apply([startAt('11:00')]);
  wind();
  await reply(new CallError(0, 'NETWORK', ''));
  editor.apply([{ kind: 'delete', id: 'a' }]);
  expect(editor.snapshot().saving).toEqual({ kind: 'offline', count: 2 });
  editor.retry();
  expect(sent[1]).toEqual(sent[0]);
});

test('a stale edit is made again on top of what somebody else did, and their change is told', async () => {
  const { editor, sent, wind, reply } = setUp();
  editor.apply([startAt('11:00')]);
  wind();
  const theirs = { ...changeShift(aWeekShift('a'), { station: 'Terrace' }, 'Europe/Lisbon'), version: 2 };
  await reply(stale([theirs]));
  expect(shiftOf(editor)).toMatchObject({ start: '11:00', station: 'Terrace' });
  expect(editor.snapshot().others).toMatchObject([{ id: 'a', met: true, after: { station: 'Terrace' } }]);
  wind();
  expect(sent[1]?.commands).toMatchObject([{ expected_version: 2, set: { start: '11:00' } }]);
  expect(sent[1]?.idempotency_key).not.toBe(sent[0]?.idempotency_key);
});

test('an edit of a shift that somebody else removed is left out, and nothing empty is sent', async () => {
  const { editor, sent, wind, reply } = setUp();
  editor.apply([startAt('11:00')]);
  wind();
  await reply(stale([{ ...aWeekShift('a'), removed: true, version: 2 }]));
  wind();
  expect(sent).toHaveLength(1);
  expect(editor.snapshot().saving.kind).toBe('saved');
  expect(editor.snapshot().others).toMatchObject([{ id: 'a', after: undefined }]);
});

test('what the server refuses waits for an answer; given up, it is as it was and later edits go on', async () => {
  const { editor, sent, wind, reply } = setUp([aWeekShift('a'), aWeekShift('b', { employee_id: 'bea' })]);
  editor.apply([startAt('11:00')]);
  wind();
  editor.apply([{ kind: 'delete', id: 'b' }]);
  await reply(new CallError(409, 'CONSENT_NEEDED', ''));
  expect(editor.snapshot().saving).toMatchObject({ kind: 'refused', error: { code: 'CONSENT_NEEDED' } });
  wind();
  expect(sent).toHaveLength(1);
  editor.drop();
  expect(shiftOf(editor)?.start).toBe('10:00');
  expect(shiftOf(editor, 'b')?.removed).toBe(true);
  expect(sent[1]?.commands).toMatchObject([{ kind: 'delete', id: 'b' }]);
});

test('an answer goes with the batch that needs it', async () => {
  const { editor, sent, wind, reply } = setUp();
  editor.apply([startAt('11:00')]);
  wind();
  await reply(new CallError(409, 'CONSENT_NEEDED', ''));
  editor.answer([
    { key: 'rest_gap:ana:x', reason: 'She asked for it', employeeId: 'ana' },
    { key: 'rest_gap:bea:x', reason: 'Of another batch', employeeId: 'bea' },
  ]);
  expect(sent[1]?.answers).toEqual([{ key: 'rest_gap:ana:x', reason: 'She asked for it' }]);
});

test('undo and redo are edits too, and a draft that was removed and saved can still be brought back', async () => {
  const { editor, sent, wind, reply } = setUp([aWeekShift('a', { published: null })]);
  editor.apply([{ kind: 'delete', id: 'a' }]);
  wind();
  await reply({ shifts: [], answers: [], versions: [{ week: WEEK, version: 2 }] });
  expect(shiftOf(editor)?.removed).toBe(true);
  expect(editor.undo()).toEqual(['a']);
  wind();
  expect(sent[1]?.commands).toEqual([{ kind: 'restore', id: 'a', expected_version: 2 }]);
  expect(shiftOf(editor)?.removed).toBe(false);
  expect(editor.snapshot()).toMatchObject({ canUndo: false, canRedo: true });
  editor.redo();
  expect(shiftOf(editor)?.removed).toBe(true);
});

test('a draft made and removed in one batch can still be brought back from the version that the server gave it', async () => {
  const { editor, sent, wind, reply } = setUp([]);
  const {
    id: _id,
    location_id: _place,
    starts_at: _from,
    ends_at: _to,
    version: _v,
    published: _p,
    removed: _r,
    ...content
  } = aWeekShift('new');
  editor.apply([{ kind: 'create', id: 'new', content }]);
  editor.undo();
  wind();
  expect(sent[0]?.commands.map(({ kind }) => kind)).toEqual(['create', 'delete']);
  await reply({ shifts: [], answers: [], versions: [{ week: WEEK, version: 2 }] });
  editor.redo();
  wind();
  expect(sent[1]?.commands).toEqual([{ kind: 'restore', id: 'new', expected_version: 1 }]);
});

test('news of another manager arrive under our own unsaved edits, and an older reading is ignored', () => {
  const { editor, week } = setUp([aWeekShift('a'), aWeekShift('b', { employee_id: 'bea' })]);
  editor.apply([startAt('11:00')]);
  const moved = {
    ...changeShift(aWeekShift('b', { employee_id: 'bea' }), { date: '2026-11-18' }, 'Europe/Lisbon'),
    version: 2,
  };
  editor.receive({ ...week, version: 5, shifts: [aWeekShift('a'), moved] });
  expect(shiftOf(editor)?.start).toBe('11:00');
  expect(shiftOf(editor, 'b')?.date).toBe('2026-11-18');
  expect(editor.snapshot().others).toMatchObject([{ id: 'b', met: false }]);
  editor.receive({ ...week, version: 4, shifts: [] });
  expect(shiftOf(editor, 'b')).toBeDefined();
});

test('the echo of our own edit is no news', () => {
  const { editor, week } = setUp();
  editor.apply([startAt('11:00')]);
  editor.receive({ ...week, version: 2, shifts: [{ ...known(shiftOf(editor)), version: 2 }] });
  expect(editor.snapshot().others).toEqual([]);
});

test('conflicts follow each edit, for the people that it touches', () => {
  const { editor } = setUp([
    aWeekShift('a', { start: '16:00', end: '23:30' }),
    aWeekShift('b', { date: '2026-11-17' }),
  ]);
  expect(editor.snapshot().conflicts.get('ana')).toMatchObject([{ rule: 'rest_gap', level: 'consent' }]);
  editor.apply([{ kind: 'change', id: 'b', set: { start: '11:00' } }]);
  expect(editor.snapshot().conflicts.get('ana')).toBeUndefined();
});

test('time off that is approved adds to the conflicts of its person, and leaves those of the others', () => {
  const early = { date: '2026-11-17', start: '04:00', end: '09:00' };
  const late = { start: '16:00', end: '23:30' };
  const shifts = [
    aWeekShift('a', late),
    aWeekShift('b', early),
    aWeekShift('c', { ...late, employee_id: 'bea' }),
    aWeekShift('d', { ...early, employee_id: 'bea' }),
  ];
  const { editor, week } = setUp(shifts);
  const rules = () =>
    Object.fromEntries([...editor.snapshot().conflicts].map(([id, found]) => [id, found.map(({ rule }) => rule)]));
  expect(rules()).toEqual({ ana: ['rest_gap'], bea: ['rest_gap'] });
  const [ana, bea] = week.people;
  if (ana === undefined || bea === undefined) throw new Error('nobody');
  const days = { starts_on: '2026-11-16', ends_on: '2026-11-16', kind: 'HOLIDAY', state: 'APPROVED' } as const;
  const whole = { part: 'DAYS', start: null, end: null } as const;
  const off = {
    ...ana,
    time_off: [{ id: 'off', employee_id: 'ana', note: '', decision_note: '', version: 1, ...whole, ...days }],
  };
  // As the cache hands it on: whoever has not changed is the same object.
  editor.receive({ ...week, people: [off, bea] });
  expect(rules()['bea']).toEqual(['rest_gap']);
  expect(rules()['ana']).toEqual(expect.arrayContaining(['rest_gap', 'time_off']));
  editor.receive({ ...week, people: [off] });
  expect(Object.keys(rules())).toEqual(['ana']);
});

test('changes of a shift that follow each other travel as one; a removal between keeps them apart', () => {
  const end = { kind: 'change' as const, id: 'a', set: { end: '19:00' } };
  expect(mergeCommands([startAt('11:00'), end])).toEqual([
    { kind: 'change', id: 'a', set: { start: '11:00', end: '19:00' } },
  ]);
  expect(
    mergeCommands([startAt('11:00'), { kind: 'delete', id: 'a' }, { kind: 'restore', id: 'a' }, end]),
  ).toHaveLength(4);
});

const offline = new CallError(0, 'OFFLINE', '', [], null);

test('what is not saved is kept with its key, and forgotten the moment the server has it', async () => {
  const { editor, sent, wind, reply, kept } = setUp();
  editor.apply([startAt('11:00')]);
  expect(kept()).toMatchObject({ flight: null, pending: [startAt('11:00')], versions: { a: 1 } });
  wind();
  editor.apply([{ kind: 'change', id: 'a', set: { note: 'keys' } }]);
  expect(kept()).toMatchObject({ flight: { wire: sent[0] }, pending: [{ set: { note: 'keys' } }] });
  await reply(savedAs(changeShift(aWeekShift('a'), { start: '11:00' }, 'Europe/Lisbon'), 2));
  await reply(savedAs(changeShift(aWeekShift('a'), { start: '11:00', note: 'keys' }, 'Europe/Lisbon'), 3));
  expect(kept()).toBeNull();
});

test('a page that takes up the edits of a closed one shows them, sends the same batch under the same key, then the rest', async () => {
  const closed = setUp();
  closed.editor.apply([startAt('11:00')]);
  closed.wind();
  await closed.reply(offline);
  closed.editor.apply([{ kind: 'change', id: 'a', set: { note: 'keys' } }]);
  const left = closed.kept();
  if (left === null) throw new Error('nothing was kept');

  const next = setUp();
  next.editor.adopt(left);
  expect(shiftOf(next.editor)).toMatchObject({ start: '11:00', note: 'keys' });
  expect(next.sent).toEqual(closed.sent);
  await next.reply(savedAs(changeShift(aWeekShift('a'), { start: '11:00' }, 'Europe/Lisbon'), 2));
  expect(next.sent[1]?.commands).toEqual([{ kind: 'change', id: 'a', set: { note: 'keys' }, expected_version: 2 }]);
  expect(next.sent[1]?.idempotency_key).not.toBe(closed.sent[0]?.idempotency_key);
});

test('a consent that was saved shows on its conflict, with who gave it', async () => {
  const early = { date: '2026-11-17', start: '04:00', end: '09:00' };
  const { editor, wind, reply } = setUp([aWeekShift('a'), aWeekShift('b', { ...early, start: '08:00' })]);
  expect(editor.snapshot().conflicts.get('ana')).toBeUndefined();
  editor.apply([{ kind: 'change', id: 'b', set: early }]);
  const [open] = editor.snapshot().conflicts.get('ana') ?? [];
  expect(open).toMatchObject({ rule: 'rest_gap' });
  expect(open?.answer).toBeUndefined();
  wind();
  const answer = { kind: 'CONSENTED', reason: 'By phone', at: '2026-11-17T11:20:00.000Z', by: 'Leonor' } as const;
  await reply({
    ...savedAs(aWeekShift('b', early), 2),
    answers: [{ key: open?.key ?? '', excess: open?.facts.excess ?? 0, ...answer }],
  });
  expect(editor.snapshot().conflicts.get('ana')).toMatchObject([{ rule: 'rest_gap', answer }]);
});

test('what the server made of a template is one step back: its shifts go, replaced drafts return', async () => {
  const { editor, sent, wind } = setUp();
  const made = [aWeekShift('b'), aWeekShift('c')];
  editor.own('key');
  editor.takeIn({ shifts: made, answers: [], versions: [{ week: WEEK, version: 2 }] }, ['a']);
  expect([editor.isOwn('key'), editor.isOlder(2)]).toEqual([true, true]);
  expect([shiftOf(editor)?.removed, shiftOf(editor, 'b')?.removed]).toEqual([true, false]);
  editor.undo();
  wind();
  expect([shiftOf(editor)?.removed, shiftOf(editor, 'b')?.removed, shiftOf(editor, 'c')?.removed]).toEqual([
    false,
    true,
    true,
  ]);
  expect(sent[0]?.commands.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['delete b', 'delete c', 'restore a']);
  editor.redo();
  expect([shiftOf(editor)?.removed, shiftOf(editor, 'b')?.removed]).toEqual([true, false]);
});

test('shifts that a page had assigned are open again after one undo', () => {
  const { editor, sent, wind } = setUp();
  const shift = { ...aWeekShift('a'), version: 2 };
  editor.takeIn({ shifts: [shift], answers: [], versions: [{ week: WEEK, version: 2 }] }, [], ['a']);
  editor.undo();
  wind();
  expect(shiftOf(editor)).toMatchObject({ employee_id: null, removed: false });
  expect(sent[0]?.commands).toMatchObject([
    { kind: 'change', id: 'a', expected_version: 2, set: { employee_id: null } },
  ]);
});
