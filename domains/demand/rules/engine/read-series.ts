import { dayOf } from './calendar.ts';
import type { DayNumber } from './calendar.ts';

/** A file that is refused: a sentence with line and column, both from 1. */
export class SeriesRefused extends Error {
  constructor(file: string, line: number, column: number, what: string) {
    super(`${file}, line ${line}, column ${column}: ${what}`);
  }
}

/** What was counted of one thing at one place, by day; a day without a value is not in it. */
export interface Series {
  readonly id: string;
  readonly values: ReadonlyMap<DayNumber, number>;
}

const MOST_ROWS = 5_000_000;
const MOST_VALUE = 1_000_000_000;
/** Dates further apart than this are a mistake in the file. */
const MOST_DAYS = 40 * 366;

interface Cell {
  readonly text: string;
  readonly column: number;
}

/** The cells of a line; those in quotes may have commas. */
function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let at = 0;
  while (at <= line.length) {
    const start = at;
    if (line[at] === '"') {
      let text = '';
      at += 1;
      while (at < line.length && !(line[at] === '"' && line[at + 1] !== '"')) {
        if (line[at] === '"') at += 1;
        text += line[at] ?? '';
        at += 1;
      }
      const comma = line.indexOf(',', at);
      cells.push({ text: text.trim(), column: start + 1 });
      at = comma < 0 ? line.length + 1 : comma + 1;
      continue;
    }
    const comma = line.indexOf(',', at);
    const end = comma < 0 ? line.length : comma;
    cells.push({ text: line.slice(start, end).trim(), column: start + 1 });
    at = end + 1;
  }
  return cells;
}

interface Line {
  readonly number: number;
  readonly cells: readonly Cell[];
}

function* linesOf(text: string): Generator<Line> {
  let number = 0;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    number += 1;
    if (line.trim() !== '') yield { number, cells: cellsOf(line) };
  }
}

function dayAt(file: string, { number, cells }: Line, index: number): DayNumber {
  const cell = cells[index];
  if (cell === undefined || cell.text === '')
    throw new SeriesRefused(file, number, cell?.column ?? 1, 'the date is missing.');
  const day = dayOf(cell.text);
  if (day !== undefined) return day;
  throw new SeriesRefused(file, number, cell.column, `"${cell.text.slice(0, 40)}" is no date such as 2017-04-22.`);
}

/** A first line that has no date is the names of the columns. */
function isHeader({ number, cells }: Line): boolean {
  return number === 1 && !cells.some(({ text }) => dayOf(text) !== undefined);
}

function valueAt(file: string, { number, cells }: Line): number {
  const cell = cells[2];
  if (cell === undefined || cell.text === '')
    throw new SeriesRefused(file, number, cell?.column ?? 1, 'the value is missing.');
  const value = Number(cell.text);
  if (!Number.isFinite(value))
    throw new SeriesRefused(file, number, cell.column, `"${cell.text.slice(0, 40)}" is no number.`);
  if (value < 0) throw new SeriesRefused(file, number, cell.column, `the value ${cell.text.slice(0, 40)} is negative.`);
  if (value > MOST_VALUE)
    throw new SeriesRefused(
      file,
      number,
      cell.column,
      `the value ${cell.text.slice(0, 40)} is more than ${MOST_VALUE}.`,
    );
  return value;
}

/** Reads series id, date and value by line, in any order; throws `SeriesRefused` at the first mistake. */
export function readSeries(file: string, text: string): Series[] {
  const series = new Map<string, Map<DayNumber, number>>();
  let rows = 0;
  let [first, last] = [Infinity, -Infinity];
  for (const line of linesOf(text)) {
    if (isHeader(line)) continue;
    rows += 1;
    if (rows > MOST_ROWS) throw new SeriesRefused(file, line.number, 1, `there are more than ${MOST_ROWS} values.`);
    const id = line.cells[0]?.text ?? '';
    if (id === '') throw new SeriesRefused(file, line.number, 1, 'the series has no name.');
    const day = dayAt(file, line, 1);
    first = Math.min(first, day);
    last = Math.max(last, day);
    if (last - first > MOST_DAYS)
      throw new SeriesRefused(
        file,
        line.number,
        line.cells[1]?.column ?? 1,
        'this date is more than 40 years away from another one.',
      );
    const value = valueAt(file, line);
    const values = series.get(id) ?? new Map<DayNumber, number>();
    series.set(id, values);
    if (values.has(day))
      throw new SeriesRefused(
        file,
        line.number,
        line.cells[1]?.column ?? 1,
        `"${id.slice(0, 40)}" has a value for this date already.`,
      );
    values.set(day, value);
  }
  if (rows === 0) throw new SeriesRefused(file, 1, 1, 'there are no values.');
  return [...series].map(([id, values]) => ({ id, values }));
}

const FLAGS: Readonly<Record<string, boolean>> = {
  '1': true,
  '0': false,
  true: true,
  false: false,
  yes: true,
  no: false,
  '': false,
};

/** Reads dates and whether they are holidays (the column named so, else the last); throws `SeriesRefused` at the first mistake. */
export function readHolidays(file: string, text: string): Set<DayNumber> {
  const known = new Map<DayNumber, boolean>();
  let column = -1;
  for (const line of linesOf(text)) {
    if (isHeader(line)) {
      column = line.cells.findIndex((cell) => cell.text.toLowerCase().includes('holiday'));
      continue;
    }
    const day = dayAt(file, line, 0);
    const cell = column < 0 ? line.cells.at(-1) : line.cells[column];
    const flag = line.cells.length < 2 ? undefined : FLAGS[cell?.text.toLowerCase() ?? ''];
    if (flag === undefined)
      throw new SeriesRefused(file, line.number, cell?.column ?? 1, 'a holiday is 1 or 0, true or false, yes or no.');
    if (known.get(day) === !flag)
      throw new SeriesRefused(file, line.number, 1, 'an earlier line says the opposite of this date.');
    known.set(day, flag);
  }
  return new Set([...known].filter(([, flag]) => flag).map(([day]) => day));
}
