import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createRowWindow, type RowRange } from '../../state/grid/row-window.ts';
import { headerHeight } from './use-cursor-focus.ts';
import { whenDrawn } from '../editor/when-drawn.ts';

/** The header, the tools and the sums: what a window holds besides lines. */
const AROUND_PX = 260;

/** The lines that have to stand in the document, following the scrolling and the size of their box. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, tops: readonly number[]): RowRange {
  const [view] = useState(() => createRowWindow(tops, innerHeight - AROUND_PX));
  useLayoutEffect(() => view.setTops(tops), [view, tops]);
  useEffect(() => whenDrawn(view.drawAhead), [view]);
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    let height = box.clientHeight - headerHeight(box);
    const look = (): void => view.look({ top: box.scrollTop, height });
    const watcher = new ResizeObserver(() => {
      height = box.clientHeight - headerHeight(box);
      look();
    });
    watcher.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [scroller, view]);
  return useSyncExternalStore(view.subscribe, view.range, view.range);
}
