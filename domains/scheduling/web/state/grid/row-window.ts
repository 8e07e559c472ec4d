import { rowAt } from './geometry.ts';

/** Lines drawn above and below what is seen, and how near to their end the view may come before more are drawn. */
const SPARE = 5;
const NEAR = 2;

/** The first and the last line that stand in the document. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** The scroll offset and height of the visible rows. */
export interface RowViewport {
  readonly top: number;
  readonly height: number;
}

/**
 * Which lines are drawn. Their heights are known, so nothing is measured, and scrolling draws only when the view comes near the
 * end of what is drawn: that is why the grid has this instead of a general virtualiser.
 */
export interface RowWindow {
  readonly range: () => RowRange;
  readonly subscribe: (listener: () => void) => () => void;
  /** Other lines, or lines of other heights. */
  readonly setTops: (tops: readonly number[]) => void;
  /** The view has moved or changed its size. */
  readonly look: (sight: RowViewport) => void;
  /** What is in sight stands: from now on lines are drawn ahead of the scrolling. */
  readonly drawAhead: () => void;
}

/** A window on lines; `height` is the best guess before the browser has said how high the grid is. */
export function createRowWindow(first: readonly number[], height: number): RowWindow {
  const listeners = new Set<() => void>();
  let tops = first;
  let sight: RowViewport = { top: 0, height };
  let spare = 0;
  let range = drawn();

  function drawn(): RowRange {
    const { from, to } = inSight(tops, sight);
    return { from: Math.max(0, from - spare), to: Math.min(tops.length - 2, to + spare) };
  }

  function show(next: RowRange): void {
    if (next.from === range.from && next.to === range.to) return;
    range = next;
    for (const listener of listeners) listener();
  }
  return {
    range: () => range,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setTops(next) {
      tops = next;
      show(drawn());
    },
    look(next) {
      const resized = next.height !== sight.height;
      sight = next;
      const seen = inSight(tops, sight);
      const last = tops.length - 2;
      const near = (range.from > 0 && seen.from < range.from + NEAR) || (range.to < last && seen.to > range.to - NEAR);
      if (resized || near) show(drawn());
    },
    drawAhead() {
      spare = SPARE;
      show(drawn());
    },
  };
}

/** The lines in sight. */
function inSight(tops: readonly number[], { top, height }: RowViewport): RowRange {
  const end = Math.max(0, (tops.at(-1) ?? 0) - 1);
  return {
    from: Math.max(0, rowAt(tops, Math.min(top, end))),
    to: Math.max(0, rowAt(tops, Math.min(top + height, end))),
  };
}
