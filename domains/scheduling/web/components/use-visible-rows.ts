import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { rowAt } from '../geometry.ts';

/** Lines drawn above and below what is seen, and how near to their end the view may come before more are drawn. */
const SPARE = 5;
const NEAR = 2;

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The lines that have to stand in the document. Their heights are known, so nothing is measured, and scrolling draws only when
 * the view comes near the end of what is drawn: that is why the grid has this instead of a general virtualiser.
 */
export function useVisibleRows(scroller: RefObject<HTMLElement | null>, tops: readonly number[], head: number): Range {
  const count = tops.length - 1;
  const seen = useCallback((): Range => {
    const box = scroller.current;
    const top = box?.scrollTop ?? 0;
    const height = Math.max(0, (box?.clientHeight ?? 800) - head);
    const last = tops.at(-1) ?? 0;
    const from = rowAt(tops, Math.min(top, Math.max(0, last - 1)));
    const to = rowAt(tops, Math.min(top + height, Math.max(0, last - 1)));
    return { from: Math.max(0, from), to: Math.max(0, to) };
  }, [scroller, tops, head]);
  const [range, setRange] = useState<Range>(() => ({ from: 0, to: Math.max(0, rowAt(tops, 820)) + SPARE }));
  const update = useCallback(
    (always: boolean) => {
      const now = seen();
      setRange((known) => {
        const near = (known.from > 0 && now.from < known.from + NEAR) || (known.to < count - 1 && now.to > known.to - NEAR);
        return always || near ? widened(known, now) : known;
      });
    },
    [seen, count],
  );
  useLayoutEffect(() => update(true), [update]);
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const onScroll = (): void => update(false);
    const watcher = new ResizeObserver(() => update(true));
    watcher.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      watcher.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [scroller, update]);
  return { from: Math.min(range.from, Math.max(0, count - 1)), to: Math.min(range.to, count - 1) };
}

function widened(known: Range, now: Range): Range {
  const next = { from: Math.max(0, now.from - SPARE), to: now.to + SPARE };
  return next.from === known.from && next.to === known.to ? known : next;
}
