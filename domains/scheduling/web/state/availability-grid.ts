import type { AvailabilityKind, AvailabilitySlot } from '../../contract/schemas.ts';
import { DAYS_PER_WEEK, MINUTES_PER_DAY } from '../../rules/limits.ts';
import { minutesOf, timeOf } from '../../rules/time.ts';

/** What stands in a cell of the usual week. */
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
  const times = slots.flatMap(({ start, end }) => [minutesOf(start), minutesOf(end)]);
  return STEPS.find((step) => times.every((minutes) => minutes % step === 0)) ?? 1;
}

/** Slots as a table. A slot over midnight goes on at the beginning of the next weekday; the strongest word wins where two meet. */
export function gridOf(slots: readonly AvailabilitySlot[]): AvailabilityGrid {
  const step = stepFor(slots);
  const perDay = MINUTES_PER_DAY / step;
  const days: CellKind[][] = Array.from({ length: DAYS_PER_WEEK }, () => Array.from({ length: perDay }, () => 'FREE'));
  for (const { weekday, start, end, kind } of slots) {
    const from = minutesOf(start) / step;
    const length = (minutesOf(end) <= minutesOf(start) ? MINUTES_PER_DAY : 0) + minutesOf(end) - minutesOf(start);
    for (let at = from; at < from + length / step; at += 1) {
      const day = days[(weekday - 1 + Math.floor(at / perDay)) % DAYS_PER_WEEK];
      const place = at % perDay;
      if (day !== undefined && STRENGTH[kind] > STRENGTH[day[place] ?? 'FREE']) day[place] = kind;
    }
  }
  return { step, days };
}

const STRENGTH: Readonly<Record<CellKind, number>> = { FREE: 0, PREFERS: 1, PREFERS_NOT: 2, CANNOT: 3 };

/** The table as slots: neighbouring cells of a day that say the same are one slot; free cells are none. */
export function slotsOf({ step, days }: AvailabilityGrid): AvailabilitySlot[] {
  return days.flatMap((cells, day) => {
    const slots: AvailabilitySlot[] = [];
    let from = 0;
    for (let at = 1; at <= cells.length; at += 1) {
      if (at < cells.length && cells[at] === cells[from]) continue;
      const kind = cells[from] ?? 'FREE';
      if (kind !== 'FREE') slots.push({ weekday: day + 1, start: timeOf(from * step), end: timeOf(at * step), kind });
      from = at;
    }
    return slots;
  });
}

/** A cell by its weekday (0 is Monday) and its step of the day. */
export interface GridPlace {
  readonly day: number;
  readonly at: number;
}

/** The table with a rectangle of cells marked. */
export function painted(grid: AvailabilityGrid, from: GridPlace, to: GridPlace, kind: CellKind): AvailabilityGrid {
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
