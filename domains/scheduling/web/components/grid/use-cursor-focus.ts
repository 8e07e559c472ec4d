import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { scrollToShow } from '../../state/grid/geometry.ts';
import type { Desk } from '../editor/desk.ts';

/** How high the columns' heads are. */
export function headHeight(box: HTMLElement): number {
  return box.querySelector<HTMLElement>('.wk-head')?.offsetHeight ?? 0;
}

/** Brings the keyboard's cell into view and gives it the focus, when the keyboard or a click in the grid has moved it. */
export function useKeyboardPlace(
  scroller: RefObject<HTMLDivElement | null>,
  desk: Desk,
  wanted: RefObject<boolean>,
): void {
  const { cursor, moving, rows, tops, editing, question } = desk;
  const shown = moving?.by === 'keys' ? moving.target : cursor;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null || shown === null || !wanted.current) return;
    const at = rows.findIndex(({ row }) => row.key === shown.row);
    if (at === -1) return;
    const foot = box.querySelector<HTMLElement>('.wk-foot')?.offsetHeight ?? 0;
    const view = { from: box.scrollTop, to: box.scrollTop + box.clientHeight - headHeight(box) - foot };
    box.scrollBy(0, scrollToShow({ from: tops[at] ?? 0, to: tops[at + 1] ?? 0 }, view));
  }, [scroller, shown, rows, tops, wanted]);
  useEffect(() => {
    const box = scroller.current;
    if (box === null || cursor === null || !wanted.current || editing !== null || question !== null) return;
    const cell = box.querySelector(`[data-row="${CSS.escape(cursor.row)}"] [data-day="${cursor.day}"]`);
    const target = cell?.querySelectorAll<HTMLElement>('[data-item]')[cursor.item] ?? cell;
    const active = document.activeElement;
    // Whoever has gone on to another part of the page is left alone.
    const mine = active === document.body || (box.contains(active) && active?.closest('.wk-over') === null);
    if (target instanceof HTMLElement && target !== active && mine) {
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [scroller, cursor, rows, editing, question, wanted]);
}
