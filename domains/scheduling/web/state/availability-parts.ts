import { DAY_PART_HOURS, DAY_PART_NAMES, type DayPartName } from '@hearth/kit/time/day-parts';
import { DAYS_PER_WEEK, MINUTES_PER_DAY } from '../../rules/limits.ts';
import { type AvailabilityGrid, type CellKind, paintCells } from './availability-grid.ts';

const MINUTES_PER_HOUR = 60;

/** The stretches of a part of a day (0 is Monday) in the table: a night goes on in the morning of the next day. */
function stretchesOf(
  grid: AvailabilityGrid,
  day: number,
  part: DayPartName,
): { day: number; from: number; to: number }[] {
  const perDay = MINUTES_PER_DAY / grid.step;
  const [from, to] = DAY_PART_HOURS[part].map((hour) => (hour * MINUTES_PER_HOUR) / grid.step) as [number, number];
  if (to <= perDay) return [{ day, from, to: to - 1 }];
  return [
    { day, from, to: perDay - 1 },
    { day: (day + 1) % DAYS_PER_WEEK, from: 0, to: to - perDay - 1 },
  ];
}

/** What stands in a part of a day: one word for all of its hours, or several. */
export function partAt(grid: AvailabilityGrid, day: number, part: DayPartName): CellKind | 'MIXED' {
  const kinds = new Set(
    stretchesOf(grid, day, part).flatMap(({ day: of, from, to }) => grid.days[of]?.slice(from, to + 1) ?? []),
  );
  const [first] = kinds;
  return kinds.size === 1 && first !== undefined ? first : 'MIXED';
}

/** The table with all hours of a part of a day marked. */
export function withPart(grid: AvailabilityGrid, day: number, part: DayPartName, kind: CellKind): AvailabilityGrid {
  return stretchesOf(grid, day, part).reduce(
    (now, { day: of, from, to }) => paintCells(now, { day: of, at: from }, { day: of, at: to }, kind),
    grid,
  );
}

/** Whether every part of every day says one thing: then nobody needs to look at hours. */
export function isByParts(grid: AvailabilityGrid): boolean {
  return grid.days.every((_, day) => DAY_PART_NAMES.every((part) => partAt(grid, day, part) !== 'MIXED'));
}
