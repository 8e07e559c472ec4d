import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { scrollToShow } from '../../state/grid/geometry.ts';
import { useCursor, useGridLayout, useInteraction } from '../editor/use-schedule.ts';

/** The height of the column headers. */
export function headerHeight(box: HTMLElement): number {
  return box.querySelector<HTMLElement>('.wk-head')?.offsetHeight ?? 0;
}

/** Brings the cursor's cell into view and gives it the focus, when a key or a click in the grid has moved it. */
export function useCursorFocus(scroller: RefObject<HTMLElement | null>, wanted: RefObject<boolean>): void {
  const { rows, tops } = useGridLayout();
  const cursor = useCursor();
  const target = useInteraction(({ moving }) => (moving?.by === 'keys' ? moving.target : null));
  const isMoving = useInteraction(({ moving }) => moving?.by === 'keys');
  const isAsked = useInteraction(({ editing, question }) => editing !== null || question !== null);
  const shown = isMoving ? target : cursor;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null || shown === null || !wanted.current) return;
    const at = rows.findIndex(({ row }) => row.key === shown.row);
    if (at === -1) return;
    const foot = box.querySelector<HTMLElement>('.wk-foot')?.offsetHeight ?? 0;
    const view = { from: box.scrollTop, to: box.scrollTop + box.clientHeight - headerHeight(box) - foot };
    box.scrollBy(0, scrollToShow({ from: tops[at] ?? 0, to: tops[at + 1] ?? 0 }, view));
  }, [scroller, shown, rows, tops, wanted]);
  useEffect(() => {
    const box = scroller.current;
    if (box === null || cursor === null || !wanted.current || isAsked) return;
    const cell = box.querySelector(`[data-row="${CSS.escape(cursor.row)}"] [data-day="${cursor.day}"]`);
    const block = cell?.querySelectorAll<HTMLElement>('[data-item]')[cursor.item] ?? cell;
    const active = document.activeElement;
    // A reader who has gone on to another part of the page is left alone.
    const isHere = active === document.body || (box.contains(active) && active?.closest('.wk-over') === null);
    if (block instanceof HTMLElement && block !== active && isHere) {
      block.focus({ preventScroll: true });
      block.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [scroller, cursor, rows, isAsked, wanted]);
}
