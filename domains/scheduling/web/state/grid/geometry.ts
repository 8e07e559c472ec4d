/** The measures of the grid in pixels, for letters of the usual size. */
export const LANE_HEIGHT = 37;
export const ROW_PADDING = 3;
export const GROUP_HEIGHT = 32;

/** The height of a row, computed without a layout. */
export function rowHeight(kind: 'open' | 'group' | 'person', lanes: number): number {
  return kind === 'group' ? GROUP_HEIGHT : lanes * LANE_HEIGHT + ROW_PADDING;
}

/** The top of each row, and the bottom of the last one. */
export function rowTops(heights: readonly number[]): number[] {
  const tops = [0];
  let top = 0;
  for (const height of heights) tops.push((top += height));
  return tops;
}

/** The line at a height; -1 above the first and below the last. */
export function rowAt(tops: readonly number[], y: number): number {
  const end = tops.at(-1) ?? 0;
  if (y < 0 || y >= end) return -1;
  let low = 0;
  let high = tops.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The horizontal positions of the columns on the screen. */
export interface ColumnEdges {
  /** The edges of the scrolling box. */
  readonly left: number;
  readonly right: number;
  /** How wide the first column is; it does not scroll away. */
  readonly first: number;
  /** How wide all columns together are. */
  readonly width: number;
  /** How far the box is scrolled from its beginning; positive in both directions. */
  readonly scrolled: number;
  readonly rtl: boolean;
}

/** The day (0 to 6) under a point of the screen; -1 over the first column and outside. */
export function dayAt(x: number, columns: ColumnEdges): number {
  const { left, right, first, width, scrolled, rtl } = columns;
  if (x < left || x >= right) return -1;
  const fromStart = rtl ? right - 1 - x : x - left;
  if (fromStart < first) return -1;
  const day = Math.floor((fromStart + scrolled - first) / ((width - first) / 7));
  return day >= 0 && day < 7 ? day : -1;
}

/** The smallest scrolling that brings a stretch into view between two margins; 0 when it is in view. */
export function scrollToShow(
  stretch: { readonly from: number; readonly to: number },
  view: { readonly from: number; readonly to: number },
): number {
  if (stretch.from < view.from) return stretch.from - view.from;
  if (stretch.to > view.to) return Math.min(stretch.to - view.to, stretch.from - view.from);
  return 0;
}

/** The auto-scroll speed near an edge during a drag, in pixels per frame; negative is up. */
export function autoScrollSpeed(at: number, from: number, to: number, reach = 48, most = 18): number {
  if (at < from + reach) return -Math.ceil(Math.min(1, (from + reach - at) / reach) * most);
  if (at > to - reach) return Math.ceil(Math.min(1, (at - to + reach) / reach) * most);
  return 0;
}
