import type { KeyboardEvent } from 'react';
import type { Shift } from '../../../contract/schemas.ts';
import { type Cursor, moveCursor, type Step, stepOf } from '../../state/grid/cursor.ts';
import {
  type Clip,
  clipOf,
  holderOf,
  landCommands,
  landingOf,
  pasteCommands,
  RESIZE_STEP_MINUTES,
  resized,
} from '../../state/grid/moves.ts';
import { choose, extend, NOTHING_CHOSEN, toggle } from '../../state/grid/selection.ts';
import type { Desk, Moving } from '../editor/desk.ts';

/** What was copied last; it outlives the week, so that it can be pasted in another one. */
let clip: Clip | null = null;

/** The chosen shifts, or those under the keyboard when none is chosen. */
export function shiftsInHand(desk: Desk): Shift[] {
  const ids =
    desk.selection.ids.size > 0
      ? [...desk.selection.ids]
      : desk.cursor === null
        ? []
        : desk.idsAt(desk.cursor).slice(0, 1);
  return ids.flatMap((id) => {
    const shift = desk.shift(id);
    return shift === undefined || shift.removed ? [] : [shift];
  });
}

/** The commands that bring moving shifts to where they are held now. */
export function movingCommands(desk: Desk, moving: Moving, target: Moving['target'] = moving.target) {
  const row = target === null ? undefined : desk.rowOf.get(target.row)?.row;
  const holder = row === undefined ? null : holderOf(row);
  const grabbed = desk.shift(moving.grabbed);
  const date = target === null ? undefined : desk.snapshot.index.dates[target.day];
  if (holder === null || grabbed === undefined || date === undefined) return [];
  const shifts = moving.ids.flatMap((id) => desk.shift(id) ?? []);
  const landing = landingOf(shifts, grabbed, { date, holder });
  return landCommands(shifts, landing, { copy: moving.copy, dates: desk.snapshot.index.dates, newId: desk.newId });
}

/** Drops what is moving where it is held. */
export function drop(desk: Desk, moving: Moving): void {
  desk.setMoving(null);
  const { t } = desk.words;
  const commands = movingCommands(desk, moving);
  const made = desk.attempt(commands, t(moving.copy ? 'done.copied' : 'done.moved', { count: commands.length }));
  if (made && moving.target !== null && moving.by === 'keys') desk.setCursor({ ...moving.target, item: 0 });
}

/** Takes shifts off the schedule, with the way back. */
export function removeShifts(desk: Desk, shifts: readonly Shift[]): void {
  const { t } = desk.words;
  desk.attempt(
    shifts.map(({ id }) => ({ kind: 'delete' as const, id })),
    t('done.removed', { count: shifts.length }),
  );
  desk.setSelection(NOTHING_CHOSEN);
}

/** Keeps shifts for pasting. */
export function copyShifts(desk: Desk, shifts: readonly Shift[]): void {
  const kept = clipOf(shifts);
  if (kept === null) return;
  clip = kept;
  desk.announce(desk.words.t('done.kept', { count: kept.items.length }));
}

/** Whether there is something to paste. */
export function canPaste(): boolean {
  return clip !== null;
}

/** Pastes what was kept at a cell. */
export function pasteAt(desk: Desk, at: Pick<Cursor, 'row' | 'day'>): void {
  const row = desk.rowOf.get(at.row)?.row;
  const holder = row === undefined ? null : holderOf(row);
  const { dates } = desk.snapshot.index;
  const date = dates[at.day];
  const { t } = desk.words;
  if (clip === null || holder === null || date === undefined) {
    desk.announce(t('done.nothingKept'));
    return;
  }
  const { commands, left } = pasteCommands(clip, { date, holder }, { dates, newId: desk.newId });
  const over = left === 0 ? '' : ` ${t('done.outsideWeek', { count: left })}`;
  if (desk.attempt(commands, `${t('done.pasted', { count: commands.length })}${over}`))
    desk.setSelection({ ids: new Set(commands.map(({ id }) => id)), anchor: null });
}

function resize(desk: Desk, key: string, edge: 'start' | 'end', rtl: boolean): void {
  const later = (key === 'ArrowRight') !== rtl;
  const shifts = shiftsInHand(desk);
  const commands = shifts.flatMap((shift) => {
    const set = resized(shift, edge, later ? RESIZE_STEP_MINUTES : -RESIZE_STEP_MINUTES);
    return set === null ? [] : [{ kind: 'change' as const, id: shift.id, set }];
  });
  const [first] = commands;
  const shift = first === undefined ? undefined : desk.shift(first.id);
  if (first === undefined || shift === undefined) return;
  const { start = shift.start, end = shift.end } = first.set;
  desk.attempt(commands, desk.words.range({ start, end }));
}

/** The keyboard of the grid. Answers whether the key meant something here. */
export function handleGridKey(desk: Desk, event: KeyboardEvent<HTMLElement>, rtl: boolean): boolean {
  const { cursor } = desk;
  if (cursor === null) return false;
  const control = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (control && !event.altKey && handleControl(desk, key, event.shiftKey)) return true;
  const { moving } = desk;
  const step = stepOf(event.key, control, rtl);
  if (moving !== null) return handleMoving(desk, moving, key, step);
  if (event.shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    if (desk.mayEdit) resize(desk, key, event.altKey ? 'start' : 'end', rtl);
    return true;
  }
  if (step !== null) {
    const next = moveCursor(cursor, step, desk.ground);
    desk.setCursor(next);
    desk.setCard(null);
    if (event.shiftKey) desk.setSelection(extend(anchored(desk, cursor), next, selectionGround(desk)));
    return true;
  }
  return handlePlain(desk, cursor, key, event);
}

function anchored(desk: Desk, cursor: Cursor) {
  return desk.selection.anchor === null ? { ...desk.selection, anchor: cursor } : desk.selection;
}

/** What Shift chooses from. */
export function selectionGround(desk: Desk) {
  return {
    rows: desk.ground.rows,
    idsAt: (row: string, day: number) => (desk.rowOf.get(row)?.cells.days[day] ?? []).flatMap((item) => [...item.ids]),
  };
}

function handleControl(desk: Desk, key: string, shift: boolean): boolean {
  switch (key) {
    case 'z':
      if (shift) desk.redo();
      else desk.undo();
      return true;
    case 'y':
      desk.redo();
      return true;
    case 'c':
      copyShifts(desk, shiftsInHand(desk));
      return true;
    case 'v':
      if (desk.cursor !== null) pasteAt(desk, desk.cursor);
      return true;
    case 'a':
      desk.setSelection({
        ids: new Set(desk.rows.flatMap((laid) => laid.shifts.filter((one) => !one.removed).map((one) => one.id))),
        anchor: null,
      });
      return true;
    default:
      return false;
  }
}

function handleMoving(desk: Desk, moving: Moving, key: string, step: Step | null): boolean {
  if (key === 'Escape') {
    desk.setMoving(null);
    desk.announce(desk.words.t('done.stayed'));
    return true;
  }
  if (moving.by === 'pointer') return false;
  if (key === 'Enter' || key === ' ') {
    drop(desk, moving);
    return true;
  }
  if (step === null || moving.target === null) return true;
  const { row, day } = moveCursor({ ...moving.target, item: 0 }, step, wholeCells(desk));
  const target = { row, day };
  desk.setMoving({ ...moving, target });
  desk.announce(targetWords(desk, moving, target));
  return true;
}

/** A move goes from cell to cell, whatever stands in them. */
function wholeCells(desk: Desk) {
  return { rows: desk.ground.rows, count: () => 0 };
}

/** Where a move is held and what would come of it, in words. */
export function targetWords(desk: Desk, moving: Moving, target: NonNullable<Moving['target']>): string {
  const { t, format } = desk.words;
  const laid = desk.rowOf.get(target.row);
  const holder = laid === undefined ? null : holderOf(laid.row);
  const who = holder === null || holder.employeeId === null ? t('grid.openShifts') : desk.say.name(holder.employeeId);
  const date = desk.snapshot.index.dates[target.day];
  const { title, detail } = desk.say.verdict(desk.verdict(movingCommands(desk, moving, target)), null);
  return `${who}, ${date === undefined ? '' : format.date(date, 'weekday')}. ${title}. ${detail}`;
}

function handlePlain(desk: Desk, cursor: Cursor, key: string, event: KeyboardEvent): boolean {
  const [id] = desk.idsAt(cursor);
  const { t } = desk.words;
  if (key === 'Enter' || key === 'F2') {
    desk.setEditing({ at: cursor, shiftId: id ?? null, typed: '' });
    return true;
  }
  if (key === ' ') {
    desk.setSelection(toggle(desk.selection, cursor, desk.idsAt(cursor)));
    return true;
  }
  if (key === 'Escape') {
    desk.setCard(null);
    desk.setSelection(NOTHING_CHOSEN);
    return true;
  }
  if (!desk.mayEdit || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (key === 'Delete' || key === 'Backspace') {
    const shifts = shiftsInHand(desk);
    if (shifts.length > 0) removeShifts(desk, shifts);
    return true;
  }
  if (key === 'm') {
    const [grabbed] = shiftsInHand(desk);
    if (grabbed === undefined) desk.announce(t('done.nothingToMove'));
    else {
      const ids = desk.selection.ids.size > 0 ? [...desk.selection.ids] : [grabbed.id];
      const target = { row: cursor.row, day: cursor.day };
      desk.setMoving({ ids, grabbed: grabbed.id, copy: event.shiftKey, by: 'keys', target });
      desk.announce(t('done.moving', { shift: desk.words.range(grabbed) }));
    }
    return true;
  }
  if (/^\d$/.test(key)) {
    desk.setEditing({ at: cursor, shiftId: null, typed: key });
    return true;
  }
  return false;
}

/** A click on a block: alone, with Ctrl one more, with Shift everything up to here. */
export function clickBlock(desk: Desk, at: Cursor, keys: { readonly control: boolean; readonly shift: boolean }): void {
  const ids = desk.idsAt(at);
  desk.setCursor(at);
  if (keys.control) desk.setSelection(toggle(desk.selection, at, ids));
  else if (keys.shift) desk.setSelection(extend(desk.selection, at, selectionGround(desk)));
  else desk.setSelection(choose(at, ids));
}
