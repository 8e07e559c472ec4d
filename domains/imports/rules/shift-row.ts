import type { Mapping, ReadingOptions } from '../contract/schemas.ts';
import { parseDate, parseTime } from './cells.ts';
import { isRefused, createRefusal } from './reasons.ts';
import { firstLines, emptyToNull, readCells, type RowCells, type RowVerdict } from './row.ts';

/** A shift as scheduling accepts it; open without an employee. */
export interface ShiftRow {
  readonly location_id: string;
  readonly employee_id: string | null;
  readonly date: string;
  readonly start: string;
  /** At or before `start`: the shift ends on the next day. */
  readonly end: string;
  readonly position: string;
  readonly break_minutes: number;
  readonly note: string | null;
}

/** The group's locations and employees by number. */
export interface KnownNumbers {
  readonly locations: ReadonlyMap<string, { readonly id: string }>;
  readonly employees: ReadonlyMap<string, { readonly id: string }>;
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function readTime(cells: RowCells, key: string): string | undefined {
  const cell = cells.get(key);
  const time = cell === '' ? undefined : parseTime(cell);
  if (cell !== '' && time === undefined) cells.reasons.push(createRefusal(key, 'not_a_time', cell));
  return time;
}

function readBreak(cells: RowCells, length: number | undefined): number {
  const cell = cells.get('break_minutes');
  if (cell === '') return 0;
  const value = /^\d{1,4}$/.test(cell) ? Number(cell) : undefined;
  if (value === undefined) cells.reasons.push(createRefusal('break_minutes', 'not_a_number', cell));
  else if (length !== undefined && value >= length) {
    cells.reasons.push(createRefusal('break_minutes', 'break_too_long', cell));
  }
  return value ?? 0;
}

/**
 * Creates a reader of shift rows; a person's duplicate shift is refused, open ones may repeat. The same shift of the
 * same person twice is refused; open shifts may repeat.
 */
export function createShiftReader(mapping: Mapping, options: ReadingOptions, width: number, known: KnownNumbers) {
  const firstLine = firstLines();

  return (line: number, cellsOfRow: readonly string[]): RowVerdict<ShiftRow> => {
    const cells = readCells('SHIFTS', mapping, cellsOfRow, width);
    const { get, reasons } = cells;
    const label = [get('location_number'), get('date'), get('start')].filter((part) => part !== '').join(' ');
    if (reasons.some((reason) => reason.rule === 'cell_count')) return { line, label, reasons };

    const location = known.locations.get(get('location_number'));
    if (location === undefined && get('location_number') !== '') {
      reasons.push(createRefusal('location_number', 'location_unknown', get('location_number')));
    }
    const employee = known.employees.get(get('employee_number'));
    if (employee === undefined && get('employee_number') !== '') {
      reasons.push(createRefusal('employee_number', 'employee_unknown', get('employee_number')));
    }
    const date = get('date') === '' ? undefined : parseDate(get('date'), options.date_format);
    if (date === undefined && get('date') !== '') reasons.push(createRefusal('date', 'not_a_date', get('date')));
    const start = readTime(cells, 'start');
    const end = readTime(cells, 'end');
    const length = start && end ? (toMinutes(end) - toMinutes(start) + 1440) % 1440 : undefined;
    if (length === 0) reasons.push(createRefusal('end', 'no_length', get('end')));
    const breakMinutes = readBreak(cells, length === 0 ? undefined : length);
    if (employee !== undefined && date !== undefined && start !== undefined) {
      const first = firstLine(`${employee.id} ${date} ${start}`, line);
      if (first !== undefined)
        reasons.push(createRefusal('employee_number', 'duplicate', get('employee_number'), String(first)));
    }
    if (isRefused(reasons) || !location || !date || !start || !end) return { line, label, reasons };
    const row: ShiftRow = {
      location_id: location.id,
      employee_id: employee?.id ?? null,
      date,
      start,
      end,
      position: get('position'),
      break_minutes: breakMinutes,
      note: emptyToNull(get('note')),
    };
    return { line, label, row, reasons };
  };
}
