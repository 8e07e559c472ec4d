import type { Shift } from '../../../contract/schemas.ts';
import { sumWeekMinutes } from '../week/verdict.ts';
import { type RowCells, layRowCells, shiftsOfRow } from './week-cells.ts';
import type { WeekIndex } from '../week/week-index.ts';
import type { GridRow } from './week-rows.ts';

/** A line of the grid with all that it draws. The same object as long as nothing in it changes. */
export interface LaidRow {
  readonly row: GridRow;
  readonly shifts: readonly Shift[];
  /** How many blocks high the line is. */
  readonly lanes: number;
  /** What stands in its cells; worked out when the line is first drawn, which most of a long list never are. */
  readonly cells: RowCells;
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
    laid.set(row.key, kept ? before : lay(row, shifts, index));
  }
  return laid;
}

function lay(row: GridRow, shifts: readonly Shift[], index: WeekIndex): LaidRow {
  let cells: RowCells | undefined;
  let minutes: number | undefined;
  return {
    row,
    shifts,
    lanes: countLanes(row, shifts, index),
    get cells() {
      return (cells ??= layRowCells(row, index));
    },
    get minutes() {
      return (minutes ??= rowMinutes(row, index));
    },
  };
}

/**
 * The row's height in lanes without laying it out: its fullest day. Open shifts and absences can share a place and
 * need more care.
 */
function countLanes(row: GridRow, shifts: readonly Shift[], index: WeekIndex): number {
  if (row.kind === 'group') return 1;
  if (row.kind === 'open' || row.person.time_off.length > 0) return layRowCells(row, index).lanes;
  let most = 1;
  let here = 0;
  let date = '';
  for (const shift of shifts) {
    here = shift.date === date ? here + 1 : 1;
    date = shift.date;
    if (here > most) most = here;
  }
  return most;
}

function rowMinutes(row: GridRow, index: WeekIndex): number {
  if (row.kind !== 'person') return 0;
  return sumWeekMinutes(index.byPerson.get(row.person.employee_id) ?? [], row.person, index.dates);
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
      one.station === other.station &&
      one.written === other.written &&
      one.last === other.last
    );
  }
  if (one.kind === 'group')
    return (
      other.kind === 'group' &&
      one.position === other.position &&
      one.people === other.people &&
      one.station === other.station
    );
  return (
    other.kind === 'open' &&
    one.position === other.position &&
    one.all === other.all &&
    one.station === other.station &&
    one.written === other.written
  );
}
