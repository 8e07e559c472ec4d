import type { Shift } from '../contract/schemas.ts';
import { minutesOfWeek } from './verdict.ts';
import { type RowCells, cellsOf, shiftsOfRow } from './week-cells.ts';
import type { WeekIndex } from './week-index.ts';
import type { GridRow } from './week-rows.ts';

/** A line of the grid with all that it draws. The same object as long as nothing in it changes. */
export interface LaidRow {
  readonly row: GridRow;
  readonly cells: RowCells;
  readonly shifts: readonly Shift[];
  /** Paid minutes of the person in the week, at all locations and positions. */
  readonly minutes: number;
}

/** Lays lines out, and hands back those of the last time that are still right. */
export function createRowLayer(): (rows: readonly GridRow[], index: WeekIndex) => ReadonlyMap<string, LaidRow> {
  let previous: ReadonlyMap<string, LaidRow> = new Map();
  return (rows, index) => (previous = layRows(rows, index, previous));
}

function layRows(
  rows: readonly GridRow[],
  index: WeekIndex,
  previous: ReadonlyMap<string, LaidRow>,
): Map<string, LaidRow> {
  const laid = new Map<string, LaidRow>();
  for (const row of rows) {
    const shifts = shiftsOfRow(row, index);
    const before = previous.get(row.key);
    const kept = before !== undefined && sameShifts(before.shifts, shifts) && sameRow(before.row, row);
    laid.set(row.key, kept ? before : { row, cells: cellsOf(row, index), shifts, minutes: minutesOf(row, index) });
  }
  return laid;
}

function minutesOf(row: GridRow, index: WeekIndex): number {
  if (row.kind !== 'person') return 0;
  return minutesOfWeek(index.byPerson.get(row.person.employee_id) ?? [], row.person, index.dates);
}

function sameShifts(one: readonly Shift[], other: readonly Shift[]): boolean {
  return one === other || (one.length === other.length && one.every((shift, at) => shift === other[at]));
}

function sameRow(one: GridRow, other: GridRow): boolean {
  if (one.kind === 'person') {
    return (
      other.kind === 'person' &&
      one.person === other.person &&
      one.position === other.position &&
      one.under === other.under &&
      one.last === other.last
    );
  }
  if (one.kind === 'group')
    return other.kind === 'group' && one.position === other.position && one.people === other.people;
  return other.kind === 'open' && one.position === other.position && one.all === other.all;
}
