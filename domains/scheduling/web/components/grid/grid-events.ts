import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import type { GridCursor } from '../../state/grid/cursor.ts';
import { NOTHING_CHOSEN } from '../../state/grid/selection.ts';
import type { ScheduleEditor } from '../editor/create-schedule-editor.ts';
import { typeAhead } from './type-ahead.ts';
import type { GridInput } from './use-grid-input.ts';

/** The dependencies of the grid's event handlers. */
export interface GridEventParts {
  readonly editor: ScheduleEditor;
  readonly input: GridInput | null;
  /** Set when a key or a click in the grid moves the cursor: its cell gets the focus then. */
  readonly focusWanted: RefObject<boolean>;
  readonly onDay: (date: string) => void;
}

/** Handles a click in the grid: opens a day, a request, a cell or a shift. */
export function handleGridClick(
  { editor, input, focusWanted, onDay }: GridEventParts,
  event: MouseEvent<HTMLElement>,
): void {
  if (isElsewhere(event)) return;
  const date = findData(event, 'date');
  if (date !== undefined) onDay(date);
  if (input?.drag.wasDrag === true || isOverGrid(event)) return;
  const { snapshot, mayEdit, ground } = editor.read();
  const request = findData(event, 'decide');
  if (request !== undefined) {
    const requests = snapshot.week.people.flatMap((person) => person.time_off);
    editor.set({ deciding: requests.find(({ id }) => id === request) ?? null });
    return;
  }
  const at = findCell(event);
  if (at === null) return;
  focusWanted.current = true;
  const shift = findData(event, 'shift');
  if (shift === undefined) {
    editor.set({ cursor: at, conflictsOf: null, selection: NOTHING_CHOSEN });
    if (mayEdit)
      editor.set({ editing: { at: { ...at, item: ground.count(at.row, at.day) }, shiftId: null, typed: '' } });
    return;
  }
  input?.keys.clickBlock(editor, at, { control: event.ctrlKey || event.metaKey, shift: event.shiftKey });
  const hasConflicts = event.target instanceof Element && event.target.closest('.clash, .warned, .agreed') !== null;
  editor.set({ conflictsOf: hasConflicts ? shift : null });
}

/** A second click on a shift opens its form. */
export function handleGridDoubleClick({ editor }: GridEventParts, event: MouseEvent<HTMLElement>): void {
  const at = isElsewhere(event) || isOverGrid(event) ? null : findCell(event);
  const [id] = at === null ? [] : editor.findIdsAt(at);
  if (at !== null && id !== undefined) editor.set({ editing: { at, shiftId: id, typed: '' } });
}

/** Handles a key press in the grid. */
export function handleGridKeyDown(
  { editor, input, focusWanted }: GridEventParts,
  event: KeyboardEvent<HTMLElement>,
): void {
  if (isElsewhere(event) || isOverGrid(event)) return;
  if (event.target instanceof Element && event.target.closest('button') !== null) return;
  focusWanted.current = true;
  const { editing } = editor.read();
  const isMeant =
    editing !== null && !event.ctrlKey && !event.metaKey
      ? typeAhead(editor, editing, event.key)
      : input?.keys.handleGridKey(editor, event, getComputedStyle(event.currentTarget).direction === 'rtl');
  if (isMeant !== true) return;
  event.preventDefault();
  event.stopPropagation();
}

type PointerLike = { readonly target: EventTarget };

function findData({ target }: PointerLike, name: string): string | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null;
  return element?.dataset[name];
}

function findCell(event: PointerLike): GridCursor | null {
  const row = findData(event, 'row');
  const day = findData(event, 'day');
  if (row === undefined || day === undefined) return null;
  return { row, day: Number(day), item: Number(findData(event, 'item') ?? 0) };
}

/** Tells if an event targets the overlay or the header, not the cells. */
function isOverGrid({ target }: PointerLike): boolean {
  return target instanceof Element && target.closest('.wk-over, .wk-head') !== null;
}

/** A dialog that something in the grid has opened lies elsewhere in the document, but its events pass here. */
function isElsewhere({ target, currentTarget }: PointerLike & { readonly currentTarget: Element }): boolean {
  return target instanceof Node && !currentTarget.contains(target);
}
