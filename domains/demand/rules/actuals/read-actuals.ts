import { guessDecimalComma, readDay, readMinutes, readNumber } from './cells.ts';
import { columnOf, type Column } from './columns.ts';
import { type DayValues, type Driver, MOST_AMOUNT, mostOf, QUARTERS, totalOf, unitsOf } from './drivers.ts';

/** Why a cell, or a whole file, is refused. */
export type MistakeRule =
  | 'no_rows'
  | 'no_date_column'
  | 'no_values_column'
  | 'column_twice'
  | 'too_many_rows'
  | 'quote_not_closed'
  | 'no_text'
  | 'date_missing'
  | 'not_a_date'
  | 'too_far_back'
  | 'in_the_future'
  | 'not_a_time'
  | 'time_between_quarters'
  | 'time_missing'
  | 'not_a_number'
  | 'negative'
  | 'too_large'
  | 'twice';

/** A mistake of a file: its line and column count from 1. */
export interface Mistake {
  readonly line: number;
  readonly column: number;
  /** What the file calls the column. */
  readonly name: string;
  readonly rule: MistakeRule;
  readonly value: string;
  /** The earlier line that says the same or the opposite. */
  readonly first_line: number | null;
}

/** A line of a file with its number. */
export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What is known of the place that a file is about. */
export interface ActualsPlace {
  readonly today: string;
  readonly currency: string | null;
  /** Whether the clocks go through a quarter hour twice on that day. */
  readonly isTwice: (day: string, minutes: number) => boolean;
}

/** What a file says: the values of days, or its mistakes. */
export interface ReadActuals {
  readonly days: readonly DayValues[];
  readonly mistakes: readonly Mistake[];
  readonly mistake_count: number;
}

export const MOST_ROWS = 250_000;
export const MOST_MISTAKES = 50;
/** Values of earlier years say nothing about the next weeks. */
const MOST_YEARS = 10;
const MOST_CELL = 60;

interface ReadCell {
  readonly value: number;
  readonly line: number;
  times: number;
}

/** Reads the lines of a file, its names first. A file with a mistake gives no values: half of a day would be taken for a quiet one. */
export class ActualsReader {
  readonly #place: ActualsPlace;
  readonly #columns: readonly (Column | undefined)[];
  readonly #names: readonly string[];
  readonly #days = new Map<string, Map<number, ReadCell>>();
  readonly #lines: TableLine[] = [];
  readonly #mistakes: Mistake[] = [];
  #count = 0;
  /** Hours, until a line begins within one. */
  #step: 15 | 60 = 60;

  constructor(place: ActualsPlace, header: TableLine) {
    this.#place = place;
    this.#names = header.cells.map((cell) => cell.trim());
    this.#columns = this.#names.map((name) => columnOf(name));
    for (const [index, column] of this.#columns.entries())
      if (column !== undefined && this.#columns.indexOf(column) < index)
        this.#refuse(header.line, index, 'column_twice');
    if (!this.#columns.includes('DATE')) this.#refuse(header.line, 0, 'no_date_column');
    if (!this.#columns.some((column) => column !== undefined && column !== 'DATE' && column !== 'TIME'))
      this.#refuse(header.line, 0, 'no_values_column');
  }

  /** Takes a line in; false once there is no use in more. */
  take(line: TableLine): boolean {
    if (this.#count > 0) return false;
    if (this.#lines.length === MOST_ROWS) {
      this.#refuse(line.line, 0, 'too_many_rows');
      return false;
    }
    this.#lines.push(line);
    return true;
  }

  conclude(semicolons: boolean): ReadActuals {
    if (this.#count === 0 && this.#lines.length === 0) this.#refuse(1, 0, 'no_rows');
    if (this.#count === 0) {
      const comma = guessDecimalComma(this.#amounts(2000), semicolons);
      for (const line of this.#lines) this.#read(line, comma);
      this.#checkTotals();
    }
    return {
      days:
        this.#count > 0
          ? []
          : [...this.#days].map(([key, cells]) => toDay(key, cells, this.#step, this.#place.currency)),
      mistakes: this.#mistakes,
      mistake_count: this.#count,
    };
  }

  #amounts(most: number): string[] {
    return this.#lines
      .slice(0, most)
      .flatMap(({ cells }) => cells.filter((_, index) => !['DATE', 'TIME', undefined].includes(this.#columns[index])));
  }

  #refuse(line: number, index: number, rule: MistakeRule, value = '', firstLine: number | null = null): void {
    this.#count += 1;
    if (this.#mistakes.length >= MOST_MISTAKES) return;
    const name = (this.#names[index] ?? '').slice(0, MOST_CELL);
    this.#mistakes.push({
      line,
      column: index + 1,
      name,
      rule,
      value: value.slice(0, MOST_CELL),
      first_line: firstLine,
    });
  }

  #read(line: TableLine, comma: boolean): void {
    const day = this.#readDay(line);
    const minutes = this.#readTime(line);
    if (day === undefined || minutes === undefined) return;
    for (const [index, column] of this.#columns.entries()) {
      const cell = line.cells[index]?.trim() ?? '';
      if (column === undefined || column === 'DATE' || column === 'TIME' || cell === '') continue;
      if (day > this.#place.today && column !== 'EVENTS')
        this.#refuse(line.line, this.#columns.indexOf('DATE'), 'in_the_future', day);
      else this.#readValue(line, { index, cell, column, day, minutes, comma });
    }
  }

  #readDay({ line, cells }: TableLine): string | undefined {
    const index = this.#columns.indexOf('DATE');
    const cell = cells[index]?.trim() ?? '';
    const day = readDay(cell);
    if (cell === '') this.#refuse(line, index, 'date_missing');
    else if (day === undefined) this.#refuse(line, index, 'not_a_date', cell);
    else if (Number(day.slice(0, 4)) < Number(this.#place.today.slice(0, 4)) - MOST_YEARS)
      this.#refuse(line, index, 'too_far_back', cell);
    else if (Number(day.slice(0, 4)) > Number(this.#place.today.slice(0, 4)) + 2)
      this.#refuse(line, index, 'in_the_future', cell);
    else return day;
    return undefined;
  }

  /** Minutes from midnight; -1 where the file has no times. */
  #readTime({ line, cells }: TableLine): number | undefined {
    const index = this.#columns.indexOf('TIME');
    if (index < 0) return -1;
    const cell = cells[index]?.trim() ?? '';
    const minutes = readMinutes(cell);
    if (cell === '') this.#refuse(line, index, 'time_missing');
    else if (minutes === undefined) this.#refuse(line, index, 'not_a_time', cell);
    else if (minutes % 15 !== 0) this.#refuse(line, index, 'time_between_quarters', cell);
    else {
      if (minutes % 60 !== 0) this.#step = 15;
      return minutes;
    }
    return undefined;
  }

  /** Single values may be in bounds, and their day is not. */
  #checkTotals(): void {
    for (const [key, cells] of this.#days) {
      const total = totalOf([...cells.values()].map(({ value }) => value));
      const last = [...cells.values()].at(-1);
      const index = this.#columns.indexOf(key.split(' ')[0] as Driver);
      if (total > MOST_AMOUNT) this.#refuse(last?.line ?? 1, index, 'too_large', String(total));
    }
  }

  #readValue(
    { line }: TableLine,
    found: {
      readonly index: number;
      readonly cell: string;
      readonly column: Driver;
      readonly day: string;
      readonly minutes: number;
      readonly comma: boolean;
    },
  ): void {
    const { index, cell, column, day, minutes, comma } = found;
    const number = readNumber(cell, comma);
    if (number === undefined) return this.#refuse(line, index, 'not_a_number', cell);
    const value = Math.round(number * unitsOf(column, this.#place.currency));
    if (value < 0) return this.#refuse(line, index, 'negative', cell);
    if (value > mostOf(column)) return this.#refuse(line, index, 'too_large', cell);
    const key = `${column} ${day}`;
    const cells = this.#days.get(key) ?? new Map<number, ReadCell>();
    this.#days.set(key, cells);
    const before = cells.get(minutes);
    if (before === undefined) cells.set(minutes, { value, line, times: 1 });
    else if (before.times === 1 && minutes >= 0 && this.#place.isTwice(day, minutes))
      cells.set(minutes, { value: before.value + value, line: before.line, times: 2 });
    else return this.#refuse(line, index, 'twice', cell, before.line);
  }
}

function toDay(key: string, cells: ReadonlyMap<number, ReadCell>, step: 15 | 60, money: string | null): DayValues {
  const [driver, day] = key.split(' ') as [Driver, string];
  const currency = driver === 'SALES' ? money : null;
  const whole = cells.get(-1);
  if (whole !== undefined) return { driver, day, step_minutes: 1440, counts: [whole.value], currency };
  const counts = Array.from({ length: (QUARTERS * 15) / step }, (_, index) => cells.get(index * step)?.value ?? 0);
  return { driver, day, step_minutes: step, counts, currency };
}
