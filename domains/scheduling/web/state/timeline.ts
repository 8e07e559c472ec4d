import type { DaySetting } from '../../contract/setting-schemas.ts';
import type { Shift, ShiftChange } from '../../contract/schemas.ts';
import { MINUTES_PER_DAY } from '../../rules/limits.ts';
import { wallMinutes } from '../../rules/shift.ts';
import { parseMinutes, formatTime } from '../../rules/hours/time.ts';
import { resizeEdge } from './grid/moves.ts';

/** A range of wall-clock minutes. */
export interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

type Times = Pick<Shift, 'start' | 'end'>;

/** Dragged times fall on quarters of an hour. */
const GRAIN = 15;

/** The wall-clock range of a shift. */
export function shiftRange(shift: Times): MinuteRange {
  const from = parseMinutes(shift.start);
  return { from, to: from + wallMinutes(shift) };
}

/** The range of whole hours that a day's timeline has to show: those of the location, and more where shifts are outside them. */
export function timelineAxis(shifts: Iterable<Times>, day: DaySetting): MinuteRange {
  const set = { from: parseMinutes(day.from), to: parseMinutes(day.to) };
  let from = Math.floor(set.from / 60) * 60;
  let to = Math.ceil((set.to <= set.from ? set.to + MINUTES_PER_DAY : set.to) / 60) * 60;
  for (const shift of shifts) {
    const stretch = shiftRange(shift);
    from = Math.min(from, Math.floor(stretch.from / 60) * 60);
    to = Math.max(to, Math.ceil(stretch.to / 60) * 60);
  }
  return { from, to };
}

/** The position of a range on the axis, in percent of its length. */
export function positionOnAxis(
  axis: MinuteRange,
  stretch: MinuteRange,
): { readonly start: number; readonly size: number } {
  const length = axis.to - axis.from;
  return { start: ((stretch.from - axis.from) / length) * 100, size: ((stretch.to - stretch.from) / length) * 100 };
}

/** Assigns overlapping shifts to lanes: the lane of each, in order, and the number of lanes. */
export function layLanes(shifts: readonly Times[]): { readonly lanes: readonly number[]; readonly count: number } {
  const ends: number[] = [];
  const lanes = shifts.map((shift) => {
    const { from, to } = shiftRange(shift);
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
  axis: MinuteRange & { readonly width: number },
): ShiftChange | null {
  const minutes = Math.round(((pixels / axis.width) * (axis.to - axis.from)) / GRAIN) * GRAIN;
  if (minutes === 0) return null;
  if (part !== 'whole') return resizeEdge(shift, part, minutes);
  const { from, to } = shiftRange(shift);
  if (from + minutes < 0 || from + minutes >= 24 * 60) return null;
  return { start: formatTime(from + minutes), end: formatTime(to + minutes) };
}
