import { newId } from '@hearth/kit/id';
import { joinSentences } from '@hearth/kit/text/joined-sentences';
import type { KeyboardEvent } from 'react';
import type { Shift } from '../../../contract/schemas.ts';
import type { Command } from '../../../rules/commands.ts';
import { type GridCursor, moveCursor, type CursorStep, toCursorStep } from '../../state/grid/cursor.ts';
import {
  type ShiftClipboard,
  toClipboard,
  rowHolder,
  moveCommands,
  toDropTarget,
  pasteCommands,
  RESIZE_STEP_MINUTES,
  resizeEdge,
} from '../../state/grid/moves.ts';
import type { MoveState } from '../../state/grid/interaction.ts';
import {
  selectOnly,
  extendSelection,
  NOTHING_CHOSEN,
  type SelectionBounds,
  toggleSelected,
} from '../../state/grid/selection.ts';
import { previewEdit } from '../../state/week/verdict.ts';
import type { EditorReading, ScheduleEditor } from '../editor/create-schedule-editor.ts';

/** What was copied last; it outlives the week, so that it can be pasted in another one. */
let clip: ShiftClipboard | null = null;

/** The chosen shifts, or those under the keyboard when none is chosen. */
export function findShiftsInHand(editor: ScheduleEditor): Shift[] {
  const { selection, cursor } = editor.read();
  const ids = selection.ids.size > 0 ? [...selection.ids] : cursor === null ? [] : editor.findIdsAt(cursor).slice(0, 1);
  return ids.flatMap((id) => {
    const shift = editor.findShift(id);
    return shift === undefined || shift.removed ? [] : [shift];
  });
}

/** The commands that bring moving shifts to a cell. */
export function commandsForMove(
  { snapshot, rowOf }: Pick<EditorReading, 'snapshot' | 'rowOf'>,
  moving: MoveState,
  target: MoveState['target'] = moving.target,
): Command[] {
  const { shifts } = snapshot.roster;
  const { dates } = snapshot.index;
  const row = target === null ? undefined : rowOf.get(target.row)?.row;
  const holder = row === undefined ? null : rowHolder(row);
  const grabbed = shifts.get(moving.grabbed);
  const date = target === null ? undefined : dates[target.day];
  if (holder === null || grabbed === undefined || date === undefined) return [];
  const moved = moving.ids.flatMap((id) => shifts.get(id) ?? []);
  const landing = toDropTarget(moved, grabbed, { date, holder });
  return moveCommands(moved, landing, { copy: moving.copy, dates, newId });
}

/** Drops what is moving where it is held. */
export function dropShifts(editor: ScheduleEditor, moving: MoveState): void {
  editor.set({ moving: null });
  const reading = editor.read();
  const commands = commandsForMove(reading, moving);
  const done = reading.phrases.t(moving.copy ? 'done.copied' : 'done.moved', { count: commands.length });
  const made = editor.attempt(commands, done);
  if (made && moving.target !== null && moving.by === 'keys') editor.set({ cursor: { ...moving.target, item: 0 } });
}

/** Takes shifts off the schedule; undo brings them back. */
export function removeShifts(editor: ScheduleEditor, shifts: readonly Shift[]): void {
  const { t } = editor.read().phrases;
  editor.attempt(
    shifts.map(({ id }) => ({ kind: 'delete' as const, id })),
    t('done.removed', { count: shifts.length }),
  );
  editor.set({ selection: NOTHING_CHOSEN });
}

/** Keeps shifts for pasting. */
export function copyShifts(editor: ScheduleEditor, shifts: readonly Shift[]): void {
  const kept = toClipboard(shifts);
  if (kept === null) return;
  clip = kept;
  editor.announce(editor.read().phrases.t('done.kept', { count: kept.items.length }));
}

/** Tells if there is anything to paste. */
export function canPaste(): boolean {
  return clip !== null;
}

/** Pastes what was kept at a cell. */
export function pasteAt(editor: ScheduleEditor, at: Pick<GridCursor, 'row' | 'day'>): void {
  const { rowOf, snapshot, phrases } = editor.read();
  const row = rowOf.get(at.row)?.row;
  const holder = row === undefined ? null : rowHolder(row);
  const { dates } = snapshot.index;
  const date = dates[at.day];
  const { t } = phrases;
  if (clip === null || holder === null || date === undefined) {
    editor.announce(t('done.nothingKept'));
    return;
  }
  const { commands, left } = pasteCommands(clip, { date, holder }, { dates, newId });
  const over = left === 0 ? '' : t('done.outsideWeek', { count: left });
  if (editor.attempt(commands, joinSentences([t('done.pasted', { count: commands.length }), over])))
    editor.set({ selection: { ids: new Set(commands.map(({ id }) => id)), anchor: null } });
}

function resizeShifts(editor: ScheduleEditor, key: string, edge: 'start' | 'end', rtl: boolean): void {
  const isLater = (key === 'ArrowRight') !== rtl;
  const commands = findShiftsInHand(editor).flatMap((shift) => {
    const set = resizeEdge(shift, edge, isLater ? RESIZE_STEP_MINUTES : -RESIZE_STEP_MINUTES);
    return set === null ? [] : [{ kind: 'change' as const, id: shift.id, set }];
  });
  const [first] = commands;
  const shift = first === undefined ? undefined : editor.findShift(first.id);
  if (first === undefined || shift === undefined) return;
  const { start = shift.start, end = shift.end } = first.set;
  editor.attempt(commands, editor.read().phrases.range({ start, end }));
}

/** The keyboard of the grid. Answers whether the key meant something here. */
export function handleGridKey(editor: ScheduleEditor, event: KeyboardEvent<HTMLElement>, rtl: boolean): boolean {
  const { cursor, moving, mayEdit, ground, selection } = editor.read();
  if (cursor === null) return false;
  const control = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (control && !event.altKey && handleControl(editor, key, event.shiftKey)) return true;
  const step = toCursorStep(event.key, control, rtl);
  if (moving !== null) return handleMoving(editor, moving, key, step);
  if (event.shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    if (mayEdit) resizeShifts(editor, key, event.altKey ? 'start' : 'end', rtl);
    return true;
  }
  if (step !== null) {
    const next = moveCursor(cursor, step, ground);
    editor.set({ cursor: next, conflictsOf: null });
    const anchored = selection.anchor === null ? { ...selection, anchor: cursor } : selection;
    if (event.shiftKey) editor.set({ selection: extendSelection(anchored, next, selectionBounds(editor)) });
    return true;
  }
  return handlePlain(editor, cursor, key, event);
}

/** The shifts that a Shift selection chooses from. */
function selectionBounds(editor: ScheduleEditor): SelectionBounds {
  const { ground, rowOf } = editor.read();
  return {
    rows: ground.rows,
    idsAt: (row, day) => (rowOf.get(row)?.cells.days[day] ?? []).flatMap((item) => [...item.ids]),
  };
}

function handleControl(editor: ScheduleEditor, key: string, shift: boolean): boolean {
  switch (key) {
    case 'z':
      if (shift) editor.redo();
      else editor.undo();
      return true;
    case 'y':
      editor.redo();
      return true;
    case 'c':
      copyShifts(editor, findShiftsInHand(editor));
      return true;
    case 'v': {
      const { cursor } = editor.read();
      if (cursor !== null) pasteAt(editor, cursor);
      return true;
    }
    case 'a': {
      const shown = editor.read().rows.flatMap(({ shifts }) => shifts.filter(({ removed }) => !removed));
      editor.set({ selection: { ids: new Set(shown.map(({ id }) => id)), anchor: null } });
      return true;
    }
    default:
      return false;
  }
}

function handleMoving(editor: ScheduleEditor, moving: MoveState, key: string, step: CursorStep | null): boolean {
  const { phrases, ground } = editor.read();
  if (key === 'Escape') {
    editor.set({ moving: null, announced: phrases.t('done.stayed') });
    return true;
  }
  if (moving.by === 'pointer') return false;
  if (key === 'Enter' || key === ' ') {
    dropShifts(editor, moving);
    return true;
  }
  if (step === null || moving.target === null) return true;
  // A move goes from cell to cell, whatever is in them.
  const wholeCells = { rows: ground.rows, count: () => 0 };
  const { row, day } = moveCursor({ ...moving.target, item: 0 }, step, wholeCells);
  const target = { row, day };
  editor.set({ moving: { ...moving, target }, announced: describeTarget(editor, moving, target) });
  return true;
}

/** The cell that a move is held over and what would come of it. */
function describeTarget(editor: ScheduleEditor, moving: MoveState, target: NonNullable<MoveState['target']>): string {
  const reading = editor.read();
  const { snapshot, phrases, conflictPhrases, rowOf } = reading;
  const { t, format } = phrases;
  const laid = rowOf.get(target.row);
  const holder = laid === undefined ? null : rowHolder(laid.row);
  const who =
    holder === null || holder.employeeId === null ? t('grid.openShifts') : conflictPhrases.name(holder.employeeId);
  const date = snapshot.index.dates[target.day];
  const verdict = previewEdit(snapshot, commandsForMove(reading, moving, target));
  const { title, detail } = conflictPhrases.verdict(verdict, null);
  return `${who}, ${date === undefined ? '' : format.date(date, 'weekday')}. ${title}. ${detail}`;
}

function handlePlain(editor: ScheduleEditor, cursor: GridCursor, key: string, event: KeyboardEvent): boolean {
  const ids = editor.findIdsAt(cursor);
  const { selection, mayEdit } = editor.read();
  if (key === 'Enter' || key === 'F2') {
    editor.set({ editing: { at: cursor, shiftId: ids[0] ?? null, typed: '' } });
    return true;
  }
  if (key === ' ') {
    editor.set({ selection: toggleSelected(selection, cursor, ids) });
    return true;
  }
  if (key === 'Escape') {
    editor.set({ conflictsOf: null, selection: NOTHING_CHOSEN });
    return true;
  }
  if (!mayEdit || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (key === 'Delete' || key === 'Backspace') {
    const shifts = findShiftsInHand(editor);
    if (shifts.length > 0) removeShifts(editor, shifts);
    return true;
  }
  if (key === 'm') {
    grabShifts(editor, cursor, event.shiftKey);
    return true;
  }
  if (/^\d$/.test(key)) {
    editor.set({ editing: { at: cursor, shiftId: null, typed: key } });
    return true;
  }
  return false;
}

function grabShifts(editor: ScheduleEditor, { row, day }: GridCursor, copy: boolean): void {
  const { selection, phrases } = editor.read();
  const [grabbed] = findShiftsInHand(editor);
  if (grabbed === undefined) {
    editor.announce(phrases.t('done.nothingToMove'));
    return;
  }
  const ids = selection.ids.size > 0 ? [...selection.ids] : [grabbed.id];
  editor.set({
    moving: { ids, grabbed: grabbed.id, copy, by: 'keys', target: { row, day } },
    announced: phrases.t('done.moving', { shift: phrases.range(grabbed) }),
  });
}

/** A click on a block: alone, with Ctrl one more, with Shift everything up to here. */
export function clickBlock(
  editor: ScheduleEditor,
  at: GridCursor,
  keys: { readonly control: boolean; readonly shift: boolean },
): void {
  const ids = editor.findIdsAt(at);
  const { selection } = editor.read();
  const chosen = keys.control
    ? toggleSelected(selection, at, ids)
    : keys.shift
      ? extendSelection(selection, at, selectionBounds(editor))
      : selectOnly(at, ids);
  editor.set({ cursor: at, selection: chosen });
}
