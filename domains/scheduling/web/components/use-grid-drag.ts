import type { PointerEvent, RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { dayAt, edgeSpeed, rowAt } from '../geometry.ts';
import type { Desk, Moving } from './desk.ts';
import { drop } from './use-grid-keys.ts';

/** How far a pointer goes before it drags, and how long a finger rests before it does. */
const DRAG_AFTER_PX = 4;
const HOLD_MS = 350;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly id: string;
  readonly pointer: number;
  readonly touch: boolean;
  hold: ReturnType<typeof setTimeout> | undefined;
}

/** The pointer's half of the grid: dragging shifts to another cell with a mouse, a pen, or a finger that rests first. */
export function useGridDrag(scroller: RefObject<HTMLElement | null>, lift: RefObject<HTMLElement | null>, desk: Desk) {
  const latest = useRef(desk);
  latest.current = desk;
  const press = useRef<Press | null>(null);
  const dragging = useRef<Moving | null>(null);
  const pointer = useRef({ x: 0, y: 0 });
  const frame = useRef(0);
  /** A drag ends with a click that means nothing. */
  const justDragged = useRef(false);

  const follow = useCallback((): void => {
    const box = scroller.current;
    const moving = dragging.current;
    if (box === null || moving === null) return;
    const { x, y } = pointer.current;
    if (lift.current !== null) lift.current.style.transform = `translate(${x - 24}px, ${y - 16}px)`;
    const target = targetAt(box, latest.current.tops, x, y);
    const known = moving.target;
    const row = target === null ? undefined : latest.current.rows[target.row]?.row;
    const next = target === null || row === undefined || row.kind === 'group' ? null : { row: row.key, day: target.day };
    if (known?.row === next?.row && known?.day === next?.day) return;
    dragging.current = { ...moving, target: next };
    latest.current.setMoving(dragging.current);
  }, [scroller, lift]);

  const scrollAtEdges = useCallback((): void => {
    const box = scroller.current;
    if (box === null || dragging.current === null) return;
    const { top, bottom } = box.getBoundingClientRect();
    const by = edgeSpeed(pointer.current.y, top + headHeight(box), bottom);
    if (by !== 0) {
      box.scrollTop += by;
      follow();
    }
    frame.current = requestAnimationFrame(scrollAtEdges);
  }, [scroller, follow]);

  const begin = useCallback((): void => {
    const pressed = press.current;
    const { current } = latest;
    if (pressed === null || !current.mayEdit) return;
    const chosen = current.selection.ids.has(pressed.id) ? [...current.selection.ids] : [pressed.id];
    const ids = chosen.filter((id) => current.shift(id)?.removed === false);
    if (ids.length === 0) return;
    dragging.current = { ids, grabbed: pressed.id, copy: false, by: 'pointer', target: null };
    current.setCard(null);
    current.setMoving(dragging.current);
    scroller.current?.setPointerCapture(pressed.pointer);
    frame.current = requestAnimationFrame(scrollAtEdges);
    follow();
  }, [scroller, follow, scrollAtEdges]);

  const end = useCallback((keep: boolean): void => {
    const moving = dragging.current;
    clearTimeout(press.current?.hold);
    cancelAnimationFrame(frame.current);
    press.current = null;
    dragging.current = null;
    if (moving === null) return;
    justDragged.current = true;
    setTimeout(() => (justDragged.current = false));
    if (keep && moving.target !== null) drop(latest.current, moving);
    else latest.current.setMoving(null);
  }, []);

  useEffect(() => {
    const box = scroller.current;
    // While a finger drags a shift the page must not scroll under it; only a listener that is not passive can say so.
    const still = (event: TouchEvent): void => {
      if (dragging.current !== null) event.preventDefault();
    };
    const copies = (event: globalThis.KeyboardEvent): void => {
      const moving = dragging.current;
      if (moving === null) return;
      if (event.key === 'Escape') end(false);
      else if (event.key === 'Alt' && moving.copy !== (event.type === 'keydown')) {
        event.preventDefault();
        dragging.current = { ...moving, copy: event.type === 'keydown' };
        latest.current.setMoving(dragging.current);
      }
    };
    box?.addEventListener('touchmove', still, { passive: false });
    window.addEventListener('keydown', copies);
    window.addEventListener('keyup', copies);
    return () => {
      box?.removeEventListener('touchmove', still);
      window.removeEventListener('keydown', copies);
      window.removeEventListener('keyup', copies);
      cancelAnimationFrame(frame.current);
    };
  }, [scroller, end]);

  return {
    wasDrag: () => justDragged.current,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const block = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shift]') : null;
      const id = block?.dataset['shift'];
      if (id === undefined || event.button !== 0) return;
      const touch = event.pointerType === 'touch';
      press.current = { x: event.clientX, y: event.clientY, id, pointer: event.pointerId, touch, hold: undefined };
      pointer.current = { x: event.clientX, y: event.clientY };
      if (touch) press.current.hold = setTimeout(begin, HOLD_MS);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const pressed = press.current;
      if (pressed === null) return;
      pointer.current = { x: event.clientX, y: event.clientY };
      if (dragging.current !== null) {
        if (!pressed.touch && dragging.current.copy !== event.altKey) {
          dragging.current = { ...dragging.current, copy: event.altKey };
          latest.current.setMoving(dragging.current);
        }
        follow();
        return;
      }
      const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > DRAG_AFTER_PX;
      if (!far) return;
      // A finger that moves before it has rested scrolls.
      if (pressed.touch) end(false);
      else begin();
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
}

function headHeight(box: HTMLElement): number {
  return box.querySelector<HTMLElement>('.wk-head')?.offsetHeight ?? 0;
}

function targetAt(box: HTMLElement, tops: readonly number[], x: number, y: number): { row: number; day: number } | null {
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
