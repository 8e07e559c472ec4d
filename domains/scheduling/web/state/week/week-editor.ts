import { newId } from '@hearth/kit/id';
import type { Conflict, ConflictAnswer, SchedulePerson, ScheduleWeek, Shift } from '../../../contract/schemas.ts';
import { mergeAnswers } from '../../../rules/answers.ts';
import {
  type Command,
  commandsForWire,
  applyCommands,
  effectiveCommands,
  type Roster,
} from '../../../rules/commands.ts';
import { pushEdit, EMPTY_HISTORY, type History, redo, rememberEdit, undo } from '../../../rules/history.ts';
import { pickContent, sameContent } from '../../../rules/shift.ts';
import { conflictCheck } from './conflict-check.ts';
import type { UnsavedEdits } from './edit-shelf.ts';
import { createSaveQueue, type SavedBatch, type SaveQueue, type SaveState, type WireBatch } from './save-queue.ts';
import { findConflicts, toScope, type VerdictInput } from './verdict.ts';
import { indexWeek } from './week-index.ts';

/** A change that another user made while this page was open. */
export interface RemoteChange {
  readonly id: string;
  readonly before: Shift | undefined;
  readonly after: Shift | undefined;
  /** Whether it met an unsaved change of ours, which was then made again on top of it. */
  readonly met: boolean;
}

/** Everything that the page renders; a new object with every change. */
export interface WeekSnapshot extends VerdictInput {
  readonly conflicts: ReadonlyMap<string, readonly Conflict[]>;
  readonly saving: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What others did last; the page shows it until it is dismissed. */
  readonly others: readonly RemoteChange[];
}

/** An answer given on this page, sent with the commands that need it. */
export interface GivenAnswer extends ConflictAnswer {
  readonly employeeId: string;
}

/** The draft of one location and week: applies edits at once, saves in the background, merges others' changes. */
export interface WeekEditor {
  readonly snapshot: () => WeekSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Looks for the conflicts of the whole week, once. The page asks when the week is on the screen. */
  readonly check: () => void;
  /** Edits and saves. Whether the edit may be made has been decided before (`tryOut`). */
  readonly apply: (commands: readonly Command[], answers?: readonly GivenAnswer[]) => void;
  /** Takes the last edit back; gives the ids of the shifts that it touched. */
  readonly undo: () => readonly string[];
  readonly redo: () => readonly string[];
  /** A newer reading of the week. An older one is ignored. */
  readonly receive: (week: ScheduleWeek) => void;
  /** Takes in what this page had the server save by itself under a key, as one step that undo takes back. */
  readonly takeIn: (saved: SavedBatch, removedIds: readonly string[], assignedIds?: readonly string[]) => void;
  readonly isOwn: (key: string) => boolean;
  /** Says that a batch under this key is this page's own. */
  readonly own: (key: string) => void;
  readonly isOlder: (version: number) => boolean;
  readonly answer: (answers: readonly GivenAnswer[]) => void;
  /** Gives up what the server refused. */
  readonly drop: () => void;
  readonly retry: () => void;
  readonly flush: () => void;
  readonly dismissOthers: () => void;
  /** Takes up what an earlier page did not save, and saves it. */
  readonly adopt: (edits: Pick<UnsavedEdits, 'flight' | 'pending' | 'answers'>) => void;
  readonly hasUnsaved: () => boolean;
}

/** The dependencies of a week editor. */
export interface EditorParts {
  readonly send: (batch: WireBatch) => Promise<SavedBatch>;
  readonly now: () => Date;
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** Keeps what is not saved yet, for the case that the page goes away; nothing when all is saved. */
  readonly keep: (edits: Omit<UnsavedEdits, 'userId' | 'locationId' | 'week'> | null) => void;
}

/** What an editor has: the week as the server last gave it, its shifts as the server has them, and what was edited here. */
interface EditorState {
  week: ScheduleWeek;
  base: ReadonlyMap<string, Shift>;
  history: History;
  current: WeekSnapshot;
  readonly answers: Map<string, GivenAnswer>;
}

const rosterOn = ({ week }: Pick<EditorState, 'week'>, shifts: ReadonlyMap<string, Shift>): Roster => ({
  locationId: week.location.id,
  zone: week.location.time_zone,
  shifts,
});

/** What could be undone, and how saving goes. */
const progress = (history: History, saving: SaveState) => ({
  saving,
  canUndo: history.undo.length > 0,
  canRedo: history.redo.length > 0,
});

function toSnapshot(
  { week, history }: Pick<EditorState, 'week' | 'history'>,
  roster: Roster,
  saving: SaveState,
  previous?: WeekSnapshot,
): WeekSnapshot {
  const people =
    previous !== undefined && previous.week.people === week.people
      ? previous.people
      : new Map(week.people.map((person) => [person.employee_id, person]));
  return {
    week,
    people,
    roster,
    index: indexWeek(roster.shifts.values(), week.week, previous?.index),
    conflicts: previous?.conflicts ?? new Map<string, readonly Conflict[]>(),
    ...progress(history, saving),
    others: previous?.others ?? [],
  };
}

/** The conflicts of a new snapshot: looked for again only for people of whom something has changed. */
function renewConflicts(before: WeekSnapshot, after: WeekSnapshot): ReadonlyMap<string, readonly Conflict[]> {
  const { week } = after;
  const isSameLaw = before.week.rule_set === week.rule_set && before.week.answers === week.answers;
  const stale = week.people.filter((person: SchedulePerson) => {
    const id = person.employee_id;
    const known = isSameLaw && before.people.get(id) === person;
    return !known || before.index.byPerson.get(id) !== after.index.byPerson.get(id);
  });
  // Of those who have left the week nothing stays; of whom nothing has changed, everything.
  const conflicts = new Map([...before.conflicts].filter(([id]) => after.people.has(id)));
  for (const person of stale) conflicts.delete(person.employee_id);
  for (const [id, found] of findConflicts(stale, after.index, toScope(week), week.answers)) conflicts.set(id, found);
  return conflicts;
}

/** Renders the state: keeps the snapshot, and tells those who draw it. */
function createView(state: EditorState, queue: () => SaveQueue) {
  const listeners = new Set<() => void>();

  function publish(next: Partial<WeekSnapshot> = {}): void {
    state.current = { ...state.current, ...progress(state.history, queue().state()), ...next };
    for (const listener of listeners) listener();
  }

  function show(roster: Roster, next: Partial<WeekSnapshot> = {}): void {
    const before = state.current;
    state.current = toSnapshot(state, roster, queue().state(), before);
    publish({ conflicts: renewConflicts(before, state.current), ...next });
  }

  return {
    publish,
    show,
    /** Draws what the server has with everything unsaved on top. */
    rebuild: (next: Partial<WeekSnapshot> = {}): void =>
      show(applyCommands(rosterOn(state, state.base), queue().unsaved()).roster, next),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
type View = ReturnType<typeof createView>;

/** The queue that saves this editor's commands, and takes over what the server answers. */
function createEditorQueue(state: EditorState, view: View, parts: EditorParts): SaveQueue {
  const queue: SaveQueue = createSaveQueue({
    ...parts,
    newKey: newId,
    effective: (commands) => effectiveCommands(rosterOn(state, state.base), commands),
    forWire: (commands) => commandsForWire(commands, (id) => state.base.get(id)?.version ?? 0),
    answersFor: (commands) => answersFor(state, commands),
    onSaved: (commands, saved) => takeSaved(state, view, commands, saved),
    onStale: (commands, current) => {
      const touched = new Set(commands.map((command) => command.id));
      const before = state.base;
      const base = new Map(before);
      for (const id of touched) if (current.every((shift) => shift.id !== id)) base.delete(id);
      for (const shift of current) base.set(shift.id, shift);
      state.base = base;
      view.rebuild({
        others: diffShifts(before, base).map((change) => ({ ...change, met: touched.has(change.id) })),
      });
    },
    onChange: () => {
      keepUnsaved(state, queue, parts);
      view.publish();
    },
  });
  return queue;
}

/** Takes over what the server has made of commands. */
function takeSaved(state: EditorState, view: View, commands: readonly Command[], saved: SavedBatch): void {
  const { week } = state;
  state.base = mergeSavedBatch(state.base, commands, saved);
  const version = Math.max(saved.versions.find((one) => one.week === week.week)?.version ?? 0, week.version);
  const answers = mergeAnswers(week.answers, saved.answers);
  if (version !== week.version || answers !== week.answers)
    state.week = { ...week, version, answers: answers === week.answers ? week.answers : [...answers] };
  view.rebuild();
}

/** Takes over what was saved by itself, and remembers how it is undone: what it made goes, what it removed returns, what it assigned is open. */
function takeStep(
  state: EditorState,
  view: View,
  saved: SavedBatch,
  {
    removedIds,
    assignedIds = [],
  }: { readonly removedIds: readonly string[]; readonly assignedIds: readonly string[] | undefined },
): void {
  const remove = (id: string): Command => ({ kind: 'delete', id });
  const taken = saved.shifts.map(({ id }): Command =>
    assignedIds.includes(id) ? { kind: 'change', id, set: { employee_id: null } } : remove(id),
  );
  const back = removedIds.map((id): Command => ({ kind: 'restore', id }));
  state.history = rememberEdit(state.history, [...taken, ...back]);
  takeSaved(state, view, removedIds.map(remove), saved);
}

/** Keeps what is not saved yet, with the versions that it was made on. */
function keepUnsaved({ base, answers }: EditorState, queue: SaveQueue, parts: EditorParts): void {
  const { flight, pending } = queue.waiting();
  const commands = [...(flight?.commands ?? []), ...pending];
  if (commands.length === 0) {
    parts.keep(null);
    return;
  }
  const versions = Object.fromEntries(commands.map(({ id }) => [id, base.get(id)?.version ?? 0]));
  parts.keep({ at: parts.now().toISOString(), flight, pending, answers: [...answers.values()], versions });
}

/** The answers about the people whom the commands concern. */
function answersFor({ base, current, answers }: EditorState, commands: readonly Command[]): ConflictAnswer[] {
  const { shifts } = current.roster;
  const people = new Set(commands.flatMap(({ id }) => [base.get(id)?.employee_id, shifts.get(id)?.employee_id]));
  return [...answers.values()]
    .filter((given) => people.has(given.employeeId))
    .slice(-200)
    .map(({ key, reason }) => ({ key, reason }));
}

/** Takes over a newer reading of the week; returns what others have changed in it since. */
function receiveWeek(state: EditorState, next: ScheduleWeek, unsaved: readonly Command[]): readonly RemoteChange[] {
  const before = state.base;
  const fresh = new Map(next.shifts.map((shift) => [shift.id, shift]));
  // What was removed as a draft is in no answer any more, but undo may still bring it back.
  for (const shift of before.values()) {
    if (shift.removed && shift.published === null && !fresh.has(shift.id)) fresh.set(shift.id, shift);
  }
  state.base = fresh;
  state.week = next;
  const mine = new Set(unsaved.map((command) => command.id));
  const shown = state.current.roster.shifts;
  return diffShifts(before, fresh)
    .filter(({ id, after }) => !isSame(omitRemoved(shown.get(id)), after))
    .map((change) => ({ ...change, met: mine.has(change.id) }));
}

/** Looks for the conflicts of the whole week, once. */
function createCheck(state: EditorState, view: View): () => void {
  let checked = false;
  return () => {
    if (checked) return;
    checked = true;
    conflictCheck.whenLoaded(() => {
      const { week, current } = state;
      view.publish({ conflicts: findConflicts(week.people, current.index, toScope(week), week.answers) });
    });
  };
}

const INITIAL: SaveState = { kind: 'saved', at: null };

export function createWeekEditor(first: ScheduleWeek, parts: EditorParts): WeekEditor {
  const base = new Map(first.shifts.map((shift) => [shift.id, shift]));
  const begin = { week: first, base, history: EMPTY_HISTORY, answers: new Map<string, GivenAnswer>() };
  const state: EditorState = { ...begin, current: toSnapshot(begin, rosterOn(begin, base), INITIAL) };
  const view: View = createView(state, () => queue);
  const queue = createEditorQueue(state, view, parts);

  function turn(done: ReturnType<typeof undo>): readonly string[] {
    if (done.commands.length === 0) return [];
    state.history = done.history;
    queue.push(done.commands);
    view.show(done.roster);
    return [...new Set(done.commands.map((command) => command.id))];
  }
  const give = (given: readonly GivenAnswer[]): void => {
    for (const answer of given) state.answers.set(answer.key, answer);
  };

  return {
    snapshot: () => state.current,
    subscribe: view.subscribe,
    check: createCheck(state, view),
    apply(commands, given = []) {
      give(given);
      turn(pushEdit(state.current.roster, state.history, commands));
    },
    undo: () => turn(undo(state.current.roster, state.history)),
    redo: () => turn(redo(state.current.roster, state.history)),
    receive(next) {
      if (next.week !== state.week.week || next.version < state.week.version) return;
      const others = receiveWeek(state, next, queue.unsaved());
      view.rebuild(others.length > 0 ? { others } : {});
    },
    takeIn: (saved, removedIds, assignedIds) => takeStep(state, view, saved, { removedIds, assignedIds }),
    isOwn: queue.isOwn,
    own: queue.own,
    isOlder: (version) => version <= state.week.version,
    answer(given) {
      give(given);
      queue.retry();
    },
    drop() {
      queue.drop();
      view.rebuild();
    },
    retry: queue.retry,
    flush: queue.flush,
    dismissOthers: () => view.publish({ others: [] }),
    adopt(edits) {
      give(edits.answers);
      queue.adopt(edits);
      view.rebuild();
    },
    hasUnsaved: () => queue.unsaved().length > 0,
  };
}

/** Merges a saved batch into the base; removed drafts leave a tombstone that undo can restore. */
function mergeSavedBatch(
  base: ReadonlyMap<string, Shift>,
  commands: readonly Command[],
  saved: SavedBatch,
): Map<string, Shift> {
  const next = new Map(base);
  const answered = new Set(saved.shifts.map((shift) => shift.id));
  const done = applyCommands(
    { locationId: '', zone: 'UTC', shifts: base },
    commands.filter((command) => command.kind === 'create' && !answered.has(command.id)),
  ).roster;
  for (const { id } of commands) {
    const old = base.get(id) ?? done.shifts.get(id);
    if (old !== undefined && !answered.has(id)) {
      next.set(id, { ...old, removed: true, version: (base.get(id)?.version ?? 0) + 1 });
    }
  }
  // An answer can arrive after the news of a still newer edit.
  for (const shift of saved.shifts) if (shift.version >= (base.get(shift.id)?.version ?? 0)) next.set(shift.id, shift);
  return next;
}

/** The shifts that differ between two versions of the week. */
function diffShifts(
  before: ReadonlyMap<string, Shift>,
  after: ReadonlyMap<string, Shift>,
): { id: string; before: Shift | undefined; after: Shift | undefined }[] {
  const changes = [];
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const one = omitRemoved(before.get(id));
    const other = omitRemoved(after.get(id));
    if (!isSame(one, other)) changes.push({ id, before: one, after: other });
  }
  return changes;
}

function isSame(one: Shift | undefined, other: Shift | undefined): boolean {
  return (
    one === other || (one !== undefined && other !== undefined && sameContent(pickContent(one), pickContent(other)))
  );
}

function omitRemoved(shift: Shift | undefined): Shift | undefined {
  return shift === undefined || shift.removed ? undefined : shift;
}
