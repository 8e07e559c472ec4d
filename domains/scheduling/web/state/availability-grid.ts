import type { AvailabilityKind, AvailabilitySlot } from '../../contract/schemas.ts';
import { DAYS_PER_WEEK, MINUTES_PER_DAY } from '../../rules/limits.ts';
import { parseMinutes, formatTime } from '../../rules/hours/time.ts';

/** The availability of one cell of the usual week. */
export type CellKind = AvailabilityKind | 'FREE';

/** The usual week as a table: for each weekday (Monday first) one cell for each step of the day. */
export interface AvailabilityGrid {
  /** Minutes in one step. */
  readonly step: number;
  readonly days: readonly (readonly CellKind[])[];
}

const STEPS = [60, 30, 15, 5, 1];

/** The coarsest step at which every slot begins and ends: an hour, unless somebody said half past. */
export function stepFor(slots: readonly AvailabilitySlot[]): number {
  const times = slots.flatMap(({ start, end }) => [parseMinutes(start), parseMinutes(end)]);
  return STEPS.find((step) => times.every((minutes) => minutes % step === 0)) ?? 1;
}

/**
 * Converts slots to a grid; overnight slots continue on the next weekday, the strictest kind wins overlaps. A slot
 * over midnight goes on at the beginning of the next weekday; the strongest word wins where two meet.
 */
export function toGrid(slots: readonly AvailabilitySlot[]): AvailabilityGrid {
  const step = stepFor(slots);
  const perDay = MINUTES_PER_DAY / step;
  const days: CellKind[][] = Array.from({ length: DAYS_PER_WEEK }, () => Array.from({ length: perDay }, () => 'FREE'));
  for (const { weekday, start, end, kind } of slots) {
    const from = parseMinutes(start) / step;
    const length =
      (parseMinutes(end) <= parseMinutes(start) ? MINUTES_PER_DAY : 0) + parseMinutes(end) - parseMinutes(start);
    for (let at = from; at < from + length / step; at += 1) {
      const day = days[(weekday - 1 + Math.floor(at / perDay)) % DAYS_PER_WEEK];
      const place = at % perDay;
      if (day !== undefined && STRENGTH[kind] > STRENGTH[day[place] ?? 'FREE']) day[place] = kind;
    }
  }
  return { step, days };
}

const STRENGTH: Readonly<Record<CellKind, number>> = { FREE: 0, PREFERS: 1, PREFERS_NOT: 2, CANNOT: 3 };

/** Converts the grid to slots: adjacent equal cells of a day become one slot, free cells none. */
export function toSlots({ step, days }: AvailabilityGrid): AvailabilitySlot[] {
  return days.flatMap((cells, day) => {
    const slots: AvailabilitySlot[] = [];
    let from = 0;
    for (let at = 1; at <= cells.length; at += 1) {
      if (at < cells.length && cells[at] === cells[from]) continue;
      const kind = cells[from] ?? 'FREE';
      if (kind !== 'FREE')
        slots.push({ weekday: day + 1, start: formatTime(from * step), end: formatTime(at * step), kind });
      from = at;
    }
    return slots;
  });
}

/** A cell by its weekday (0 is Monday) and its step of the day. */
export interface GridCell {
  readonly day: number;
  readonly at: number;
}

/** Marks a rectangle of cells. */
export function paintCells(grid: AvailabilityGrid, from: GridCell, to: GridCell, kind: CellKind): AvailabilityGrid {
  const firstDay = Math.min(from.day, to.day);
  const lastDay = Math.max(from.day, to.day);
  const first = Math.min(from.at, to.at);
  const last = Math.max(from.at, to.at);
  return {
    ...grid,
    days: grid.days.map((cells, day) =>
      day < firstDay || day > lastDay ? cells : cells.map((cell, at) => (at < first || at > last ? cell : kind)),
    ),
  };
}
