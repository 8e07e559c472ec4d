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
import { pushEdit, EMPTY_HISTORY, type History, redo, undo } from '../../../rules/history.ts';
import { pickContent, sameContent } from '../../../rules/shift.ts';
import type { UnsavedEdits } from './edit-shelf.ts';
import { createSaveQueue, type SavedBatch, type SaveState, type WireBatch } from './save-queue.ts';
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
  readonly isOwn: (key: string) => boolean;
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

export function createWeekEditor(first: ScheduleWeek, parts: EditorParts): WeekEditor {
  const listeners = new Set<() => void>();
  const answers = new Map<string, GivenAnswer>();
  let week = first;
  let base = new Map(first.shifts.map((shift) => [shift.id, shift]));
  let history: History = EMPTY_HISTORY;
  let checked = false;

  const queue = createSaveQueue({
    ...parts,
    newKey: newId,
    effective: (commands) => effectiveCommands(rosterOn(base), commands),
    forWire: (commands) => commandsForWire(commands, (id) => base.get(id)?.version ?? 0),
    answersFor: (commands) => answersFor(commands),
    onSaved: (commands, saved) => {
      base = mergeSavedBatch(base, commands, saved);
      const version = saved.versions.find((one) => one.week === week.week)?.version;
      if (version !== undefined) week = { ...week, version: Math.max(version, week.version) };
      const known = mergeAnswers(week.answers, saved.answers);
      if (known !== week.answers) week = { ...week, answers: [...known] };
      rebuild();
    },
    onStale: (commands, current) => {
      const touched = new Set(commands.map((command) => command.id));
      const before = base;
      base = new Map(base);
      for (const id of touched) if (current.every((shift) => shift.id !== id)) base.delete(id);
      for (const shift of current) base.set(shift.id, shift);
      const found = diffShifts(before, base).map((change) => ({ ...change, met: touched.has(change.id) }));
      rebuild({ others: found });
    },
    onChange: () => {
      keep();
      publish();
    },
  });

  let current: WeekSnapshot = build(rosterOn(base), undefined, new Map());

  function rosterOn(shifts: ReadonlyMap<string, Shift>): Roster {
    return { locationId: week.location.id, zone: week.location.time_zone, shifts };
  }

  function keep(): void {
    const { flight, pending } = queue.waiting();
    const commands = [...(flight?.commands ?? []), ...pending];
    if (commands.length === 0) {
      parts.keep(null);
      return;
    }
    const versions = Object.fromEntries(commands.map(({ id }) => [id, base.get(id)?.version ?? 0]));
    parts.keep({ at: parts.now().toISOString(), flight, pending, answers: [...answers.values()], versions });
  }

  function answersFor(commands: readonly Command[]): ConflictAnswer[] {
    const { shifts } = current.roster;
    const people = new Set(commands.flatMap(({ id }) => [base.get(id)?.employee_id, shifts.get(id)?.employee_id]));
    return [...answers.values()]
      .filter((given) => people.has(given.employeeId))
      .slice(-200)
      .map(({ key, reason }) => ({ key, reason }));
  }

  function build(
    roster: Roster,
    previous: WeekSnapshot | undefined,
    conflicts: ReadonlyMap<string, readonly Conflict[]>,
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
      conflicts,
      saving: queue.state(),
      canUndo: history.undo.length > 0,
      canRedo: history.redo.length > 0,
      others: previous?.others ?? [],
    };
  }

  function publish(next: Partial<WeekSnapshot> = {}): void {
    current = {
      ...current,
      saving: queue.state(),
      canUndo: history.undo.length > 0,
      canRedo: history.redo.length > 0,
      ...next,
    };
    for (const listener of listeners) listener();
  }

  /** Draws what the server has with everything unsaved on top. */
  function rebuild(next: Partial<WeekSnapshot> = {}): void {
    show(applyCommands(rosterOn(base), queue.unsaved()).roster, next);
  }

  function show(roster: Roster, next: Partial<WeekSnapshot> = {}): void {
    const before = current;
    const after = build(roster, before, before.conflicts);
    const stale: SchedulePerson[] = [];
    for (const person of week.people) {
      const id = person.employee_id;
      const known =
        before.people.get(id) === person &&
        before.week.rule_set === week.rule_set &&
        before.week.answers === week.answers;
      if (!known || before.index.byPerson.get(id) !== after.index.byPerson.get(id)) stale.push(person);
    }
    // Of those who have left the week nothing stays; of whom nothing has changed, everything.
    const conflicts = new Map([...before.conflicts].filter(([id]) => after.people.has(id)));
    for (const person of stale) conflicts.delete(person.employee_id);
    for (const [id, found] of findConflicts(stale, after.index, toScope(week), week.answers)) conflicts.set(id, found);
    current = after;
    publish({ conflicts, ...next });
  }

  function turn(done: ReturnType<typeof undo>): readonly string[] {
    if (done.commands.length === 0) return [];
    history = done.history;
    queue.push(done.commands);
    show(done.roster);
    return [...new Set(done.commands.map((command) => command.id))];
  }

  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check() {
      if (checked) return;
      checked = true;
      publish({ conflicts: findConflicts(week.people, current.index, toScope(week), week.answers) });
    },
    apply(commands, given = []) {
      for (const answer of given) answers.set(answer.key, answer);
      turn(pushEdit(current.roster, history, commands));
    },
    undo: () => turn(undo(current.roster, history)),
    redo: () => turn(redo(current.roster, history)),
    receive(next) {
      if (next.week !== week.week || next.version < week.version) return;
      const before = base;
      const fresh = new Map(next.shifts.map((shift) => [shift.id, shift]));
      // What was removed as a draft is in no answer any more, but undo may still bring it back.
      for (const shift of base.values()) {
        if (shift.removed && shift.published === null && !fresh.has(shift.id)) fresh.set(shift.id, shift);
      }
      base = fresh;
      week = next;
      const mine = new Set(queue.unsaved().map((command) => command.id));
      const shown = current.roster.shifts;
      const others = diffShifts(before, base)
        .filter(({ id, after }) => !isSame(omitRemoved(shown.get(id)), after))
        .map((change) => ({ ...change, met: mine.has(change.id) }));
      rebuild(others.length > 0 ? { others } : {});
    },
    isOwn: queue.isOwn,
    isOlder: (version) => version <= week.version,
    answer(given) {
      for (const answer of given) answers.set(answer.key, answer);
      queue.retry();
    },
    drop() {
      queue.drop();
      rebuild();
    },
    retry: queue.retry,
    flush: queue.flush,
    dismissOthers: () => publish({ others: [] }),
    adopt(edits) {
      for (const answer of edits.answers) answers.set(answer.key, answer);
      queue.adopt(edits);
      rebuild();
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
