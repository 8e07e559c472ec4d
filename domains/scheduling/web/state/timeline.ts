import type { DaySetting, Shift, ShiftChange } from '../../contract/schemas.ts';
import { MINUTES_PER_DAY } from '../../rules/limits.ts';
import { wallMinutes } from '../../rules/shift.ts';
import { minutesOf, timeOf } from '../../rules/time.ts';
import { resized } from './grid/moves.ts';

/** A stretch of a day in minutes since its midnight; past 1440 is the next day. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

type Times = Pick<Shift, 'start' | 'end'>;

/** Dragged times fall on quarters of an hour. */
const GRAIN = 15;

/** When a shift is, by wall clock. */
export function stretchOf(shift: Times): Stretch {
  const from = minutesOf(shift.start);
  return { from, to: from + wallMinutes(shift) };
}

/** The whole hours that a day's time line has to show: those that the location sets, and more where somebody works earlier or later. */
export function axisOf(shifts: Iterable<Times>, day: DaySetting): Stretch {
  const set = { from: minutesOf(day.from), to: minutesOf(day.to) };
  let from = Math.floor(set.from / 60) * 60;
  let to = Math.ceil((set.to <= set.from ? set.to + MINUTES_PER_DAY : set.to) / 60) * 60;
  for (const shift of shifts) {
    const stretch = stretchOf(shift);
    from = Math.min(from, Math.floor(stretch.from / 60) * 60);
    to = Math.max(to, Math.ceil(stretch.to / 60) * 60);
  }
  return { from, to };
}

/** Where a stretch lies on the axis, in percent of its length from the beginning. */
export function placeOn(axis: Stretch, stretch: Stretch): { readonly start: number; readonly size: number } {
  const length = axis.to - axis.from;
  return { start: ((stretch.from - axis.from) / length) * 100, size: ((stretch.to - stretch.from) / length) * 100 };
}

/** Lays shifts that overlap one below the other: the lane of each, in the order given, and how many there are. */
export function lanesOf(shifts: readonly Times[]): { readonly lanes: readonly number[]; readonly count: number } {
  const ends: number[] = [];
  const lanes = shifts.map((shift) => {
    const { from, to } = stretchOf(shift);
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    return lane;
  });
  return { lanes, count: Math.max(1, ends.length) };
}

/** A shift dragged by some pixels on an axis: an edge or the whole, on quarters of an hour; nothing when it stays or cannot be. */
export function draggedTimes(
  shift: Shift,
  part: 'start' | 'end' | 'whole',
  pixels: number,
  axis: Stretch & { readonly width: number },
): ShiftChange | null {
  const minutes = Math.round(((pixels / axis.width) * (axis.to - axis.from)) / GRAIN) * GRAIN;
  if (minutes === 0) return null;
  if (part !== 'whole') return resized(shift, part, minutes);
  const { from, to } = stretchOf(shift);
  if (from + minutes < 0 || from + minutes >= 24 * 60) return null;
  return { start: timeOf(from + minutes), end: timeOf(to + minutes) };
}
