import type { Shift } from '../../../contract/schemas.ts';
import { wallMinutes } from '../../../rules/shift.ts';
import { parseMinutes } from '../../../rules/hours/time.ts';

/** The hours that the curve of a day shows: from six in the morning to two at night. */
export const COVER_FROM = 6 * 60;
export const COVER_TO = 26 * 60;
const STEP = 30;

/** Counts people on shift in each half hour of a day, by wall clock. */
export function countCover(shifts: Iterable<Pick<Shift, 'start' | 'end' | 'employee_id' | 'removed'>>): number[] {
  const heads = Array.from({ length: (COVER_TO - COVER_FROM) / STEP }, () => 0);
  for (const shift of shifts) {
    if (shift.employee_id === null || shift.removed) continue;
    const from = parseMinutes(shift.start);
    const to = from + wallMinutes(shift);
    for (let at = 0; at < heads.length; at += 1) {
      const start = COVER_FROM + at * STEP;
      if (from < start + STEP && to > start) heads[at] = (heads[at] ?? 0) + 1;
    }
  }
  return heads;
}

/** The curve as an SVG path in a box of one unit for each half hour and `height` units, the highest of the week filling it. */
export function coverPath(heads: readonly number[], most: number, height: number): string {
  const level = (count: number): string => (height - (most === 0 ? 0 : (count / most) * height)).toFixed(1);
  const steps = heads.map((count, at) => `V${level(count)}H${at + 1}`);
  return `M0 ${height}${steps.join('')}V${height}Z`;
}
