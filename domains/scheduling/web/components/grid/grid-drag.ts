import type { PointerEvent } from 'react';
import { dayAt, edgeSpeed, rowAt } from '../../state/grid/geometry.ts';
import type { Desk, Moving } from '../editor/desk.ts';
import { drop } from './grid-keys.ts';
import { headHeight } from './use-cursor-focus.ts';

/** How far a pointer goes before it drags, and how long a finger rests before it does. */
const DRAG_AFTER_PX = 4;
const HOLD_MS = 350;
/** Where what is dragged hangs: above the pointer, so that the verdict below it can be read. */
const LIFT_X = -24;
const LIFT_Y = -54;

/** What a drag works on: the scrolling box, what hangs at the pointer, and the desk as it is now. */
export interface DragGround {
  readonly box: HTMLElement;
  readonly lift: HTMLElement | null;
  readonly desk: Desk;
}

/** The pointer's half of the grid: shifts dragged to another cell with a mouse, a pen, or a finger that rests first. */
export interface GridDrag {
  readonly stand: (ground: DragGround) => void;
  /** Listens to what React cannot give; answers with what ends it. */
  readonly attach: (box: HTMLElement) => () => void;
  /** Whether the click that follows now only ends a drag. */
  readonly wasDrag: () => boolean;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly id: string;
  readonly pointer: number;
  readonly touch: boolean;
  hold: ReturnType<typeof setTimeout> | undefined;
}

export function createGridDrag(): GridDrag {
  let ground: DragGround | null = null;
  let press: Press | null = null;
  let moving: Moving | null = null;
  let at = { x: 0, y: 0 };
  let frame = 0;
  let justDragged = false;

  function show(next: Moving | null): void {
    moving = next;
    ground?.desk.setMoving(next);
  }

  function follow(): void {
    if (ground === null || moving === null) return;
    const { box, lift, desk } = ground;
    if (lift !== null) lift.style.transform = `translate(${at.x + LIFT_X}px, ${at.y + LIFT_Y}px)`;
    const cell = cellAt(box, desk.tops, at.x, at.y);
    const row = cell === null ? undefined : desk.rows[cell.row]?.row;
    const target = cell === null || row === undefined || row.kind === 'group' ? null : { row: row.key, day: cell.day };
    if (moving.target?.row === target?.row && moving.target?.day === target?.day) return;
    show({ ...moving, target });
  }

  function scrollAtEdges(): void {
    if (ground === null || moving === null) return;
    const { box } = ground;
    const { top, bottom } = box.getBoundingClientRect();
    const by = edgeSpeed(at.y, top + headHeight(box), bottom);
    if (by !== 0) {
      box.scrollBy(0, by);
      follow();
    }
    frame = requestAnimationFrame(scrollAtEdges);
  }

  function begin(): void {
    if (press === null || ground === null || !ground.desk.mayEdit) return;
    const { box, desk } = ground;
    const chosen = desk.selection.ids.has(press.id) ? [...desk.selection.ids] : [press.id];
    const ids = chosen.filter((id) => desk.shift(id)?.removed === false);
    if (ids.length === 0) return;
    desk.setCard(null);
    show({ ids, grabbed: press.id, copy: false, by: 'pointer', target: null });
    box.setPointerCapture(press.pointer);
    frame = requestAnimationFrame(scrollAtEdges);
    follow();
  }

  function end(keep: boolean): void {
    const last = moving;
    clearTimeout(press?.hold);
    cancelAnimationFrame(frame);
    press = null;
    moving = null;
    if (last === null || ground === null) return;
    justDragged = true;
    setTimeout(() => (justDragged = false));
    if (keep && last.target !== null) drop(ground.desk, last);
    else ground.desk.setMoving(null);
  }

  return {
    stand: (next) => (ground = next),
    attach(box) {
      // While a finger drags a shift the page must not scroll under it; only a listener that is not passive can say so.
      const still = (event: TouchEvent): void => {
        if (moving !== null) event.preventDefault();
      };
      const onKey = (event: KeyboardEvent): void => {
        if (moving === null) return;
        const down = event.type === 'keydown';
        if (event.key === 'Escape') end(false);
        else if (event.key === 'Alt' && moving.copy !== down) {
          event.preventDefault();
          show({ ...moving, copy: down });
        }
      };
      box.addEventListener('touchmove', still, { passive: false });
      window.addEventListener('keydown', onKey);
      window.addEventListener('keyup', onKey);
      return () => {
        end(false);
        box.removeEventListener('touchmove', still);
        window.removeEventListener('keydown', onKey);
        window.removeEventListener('keyup', onKey);
      };
    },
    wasDrag: () => justDragged,
    onPointerDown(event) {
      const block = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shift]') : null;
      const id = block?.dataset['shift'];
      if (id === undefined || event.button !== 0) return;
      const touch = event.pointerType === 'touch';
      at = { x: event.clientX, y: event.clientY };
      press = { ...at, id, pointer: event.pointerId, touch, hold: touch ? setTimeout(begin, HOLD_MS) : undefined };
    },
    onPointerMove(event) {
      if (press === null) return;
      at = { x: event.clientX, y: event.clientY };
      if (moving !== null) {
        if (!press.touch && moving.copy !== event.altKey) show({ ...moving, copy: event.altKey });
        follow();
        return;
      }
      if (Math.hypot(at.x - press.x, at.y - press.y) <= DRAG_AFTER_PX) return;
      // A finger that moves before it has rested scrolls.
      if (press.touch) end(false);
      else begin();
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
}

function cellAt(box: HTMLElement, tops: readonly number[], x: number, y: number): { row: number; day: number } | null {
  const lines = box.querySelector<HTMLElement>('.wk-rows');
  const first = box.querySelector<HTMLElement>('.wk-head > .wk-first');
  if (lines === null || first === null) return null;
  const edges = box.getBoundingClientRect();
  if (y < edges.top + headHeight(box) || y > edges.bottom) return null;
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
