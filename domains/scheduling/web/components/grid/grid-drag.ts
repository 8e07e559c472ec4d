import type { PointerEvent } from 'react';
import { dayAt, autoScrollSpeed, rowAt } from '../../state/grid/geometry.ts';
import type { MoveState } from '../../state/grid/interaction.ts';
import type { ScheduleEditor } from '../editor/create-schedule-editor.ts';
import { dropShifts } from './grid-keys.ts';
import { headerHeight } from './use-cursor-focus.ts';

/** The distance after which a pointer drags. */
const DRAG_AFTER_PX = 4;
const HOLD_MS = 350;
/** Where what is dragged hangs: above the pointer, so that the verdict below it can be read. */
const DRAG_OFFSET_X = -24;
const LIFT_Y = -54;

interface PointerPress {
  readonly x: number;
  readonly y: number;
  readonly id: string;
  readonly pointer: number;
  readonly touch: boolean;
  hold: ReturnType<typeof setTimeout> | undefined;
}

/** Shifts dragged to another cell of the grid with a mouse, a pen, or a finger that rests first. */
export class GridDrag {
  readonly #editor: ScheduleEditor;
  #box: HTMLElement | null = null;
  #lift: HTMLElement | null = null;
  #press: PointerPress | null = null;
  #moving: MoveState | null = null;
  #at = { x: 0, y: 0 };
  #frame = 0;
  #justDragged = false;

  constructor(editor: ScheduleEditor) {
    this.#editor = editor;
  }

  /** Works in this box, with what hangs at the pointer, until the function that it gives is called. */
  attach(box: HTMLElement, lift: HTMLElement | null): () => void {
    this.#box = box;
    this.#lift = lift;
    // While a finger drags a shift the page must not scroll under it; only a listener that is not passive can say so.
    box.addEventListener('touchmove', this.#onTouchMove, { passive: false });
    window.addEventListener('keydown', this.#onKey);
    window.addEventListener('keyup', this.#onKey);
    return () => {
      this.#end(false);
      this.#box = null;
      box.removeEventListener('touchmove', this.#onTouchMove);
      window.removeEventListener('keydown', this.#onKey);
      window.removeEventListener('keyup', this.#onKey);
    };
  }

  /** Whether the click that follows now only ends a drag. */
  get wasDrag(): boolean {
    return this.#justDragged;
  }

  readonly onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const block = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shift]') : null;
    const id = block?.dataset['shift'];
    if (id === undefined || event.button !== 0) return;
    const touch = event.pointerType === 'touch';
    const at = { x: event.clientX, y: event.clientY };
    const hold = touch ? setTimeout(() => this.#begin(), HOLD_MS) : undefined;
    this.#at = at;
    this.#press = { ...at, id, pointer: event.pointerId, touch, hold };
  };

  readonly onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const press = this.#press;
    const moving = this.#moving;
    if (press === null) return;
    this.#at = { x: event.clientX, y: event.clientY };
    if (moving !== null) {
      if (!press.touch && moving.copy !== event.altKey) this.#show({ ...moving, copy: event.altKey });
      this.#follow();
      return;
    }
    if (Math.hypot(this.#at.x - press.x, this.#at.y - press.y) <= DRAG_AFTER_PX) return;
    // A finger that moves before it has rested scrolls.
    if (press.touch) this.#end(false);
    else this.#begin();
  };

  readonly onPointerUp = (): void => this.#end(true);
  readonly onPointerCancel = (): void => this.#end(false);

  readonly #onTouchMove = (event: TouchEvent): void => {
    if (this.#moving !== null) event.preventDefault();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const moving = this.#moving;
    if (moving === null) return;
    const isDown = event.type === 'keydown';
    if (event.key === 'Escape') this.#end(false);
    else if (event.key === 'Alt' && moving.copy !== isDown) {
      event.preventDefault();
      this.#show({ ...moving, copy: isDown });
    }
  };

  #show(next: MoveState | null): void {
    this.#moving = next;
    this.#editor.set({ moving: next });
  }

  #begin(): void {
    const press = this.#press;
    const { mayEdit, selection } = this.#editor.read();
    if (press === null || this.#box === null || !mayEdit) return;
    const chosen = selection.ids.has(press.id) ? [...selection.ids] : [press.id];
    const ids = chosen.filter((id) => this.#editor.findShift(id)?.removed === false);
    if (ids.length === 0) return;
    this.#editor.set({ conflictsOf: null });
    this.#show({ ids, grabbed: press.id, copy: false, by: 'pointer', target: null });
    this.#box.setPointerCapture(press.pointer);
    this.#frame = requestAnimationFrame(this.#scrollAtEdges);
    this.#follow();
  }

  #follow(): void {
    const moving = this.#moving;
    if (this.#box === null || moving === null) return;
    if (this.#lift !== null)
      this.#lift.style.transform = `translate(${this.#at.x + DRAG_OFFSET_X}px, ${this.#at.y + LIFT_Y}px)`;
    const { tops, rows } = this.#editor.read();
    const cell = cellAt(this.#box, tops, this.#at.x, this.#at.y);
    const row = cell === null ? undefined : rows[cell.row]?.row;
    const target = cell === null || row === undefined || row.kind === 'group' ? null : { row: row.key, day: cell.day };
    if (moving.target?.row === target?.row && moving.target?.day === target?.day) return;
    this.#show({ ...moving, target });
  }

  readonly #scrollAtEdges = (): void => {
    if (this.#box === null || this.#moving === null) return;
    const { top, bottom } = this.#box.getBoundingClientRect();
    const by = autoScrollSpeed(this.#at.y, top + headerHeight(this.#box), bottom);
    if (by !== 0) {
      this.#box.scrollBy(0, by);
      this.#follow();
    }
    this.#frame = requestAnimationFrame(this.#scrollAtEdges);
  };

  #end(keep: boolean): void {
    const last = this.#moving;
    clearTimeout(this.#press?.hold);
    cancelAnimationFrame(this.#frame);
    this.#press = null;
    this.#moving = null;
    if (last === null) return;
    this.#justDragged = true;
    setTimeout(() => (this.#justDragged = false));
    if (keep && last.target !== null) dropShifts(this.#editor, last);
    else this.#editor.set({ moving: null });
  }
}

function cellAt(box: HTMLElement, tops: readonly number[], x: number, y: number): { row: number; day: number } | null {
  const lines = box.querySelector<HTMLElement>('.wk-rows');
  const first = box.querySelector<HTMLElement>('.wk-head > .wk-first');
  if (lines === null || first === null) return null;
  const edges = box.getBoundingClientRect();
  if (y < edges.top + headerHeight(box) || y > edges.bottom) return null;
  const row = rowAt(tops, y - lines.getBoundingClientRect().top);
  const day = dayAt(x, {
    left: edges.left,
    right: edges.left + box.clientWidth,
    first: first.offsetWidth,
    width: lines.offsetWidth,
    scrolled: Math.abs(box.scrollLeft),
    rtl: getComputedStyle(box).direction === 'rtl',
  });
  return row === -1 || day === -1 ? null : { row, day };
}
