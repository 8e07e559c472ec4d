import type { CoverNeed, RosterProblem, ShiftKind, ShiftWish, Worker } from './problem.ts';

/** A file that is no instance: a sentence with line and column, both from 1. */
export class InstanceRefused extends Error {
  constructor(line: number, column: number, what: string) {
    super(`Line ${line}, column ${column}: ${what}`);
  }
}

/** What an instance may have at most; a larger one is refused, for nobody waits for its end. */
const MOST = { days: 400, shifts: 100, people: 1000, number: 10_000_000 };

const SECTIONS = [
  'SECTION_HORIZON',
  'SECTION_SHIFTS',
  'SECTION_STAFF',
  'SECTION_DAYS_OFF',
  'SECTION_SHIFT_ON_REQUESTS',
  'SECTION_SHIFT_OFF_REQUESTS',
  'SECTION_COVER',
] as const;
type Section = (typeof SECTIONS)[number];

/** One value of a line and where it stands. */
interface Field {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** A line of a section, divided at its commas. */
type Row = readonly Field[];

function refuse({ line, column }: { line: number; column: number }, what: string): never {
  throw new InstanceRefused(line, column, what);
}

function divide(text: string, line: number): Row {
  let column = 1;
  return text.split(',').map((part) => {
    const field = { text: part.trim(), line, column: column + (part.length - part.trimStart().length) };
    column += part.length + 1;
    return field;
  });
}

/** The lines of each section, without comments and empty lines. */
function sectionsOf(text: string): Map<Section, Row[]> {
  const sections = new Map<Section, Row[]>();
  let rows: Row[] | undefined;
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = index + 1;
    const content = raw.trimEnd();
    if (content.trim() === '' || content.trimStart().startsWith('#')) continue;
    if (content.startsWith('SECTION_')) {
      const section = SECTIONS.find((name) => name === content);
      if (section === undefined) refuse({ line, column: 1 }, `there is no section named "${content.slice(0, 60)}".`);
      if (sections.has(section)) refuse({ line, column: 1 }, `${section} is there twice.`);
      rows = [];
      sections.set(section, rows);
    } else if (rows === undefined) refuse({ line, column: 1 }, 'a section was expected, such as SECTION_HORIZON.');
    else rows.push(divide(content, line));
  }
  return sections;
}

/** The field at an index of a row, which must be there. */
function fieldAt(row: Row, index: number, what: string): Field {
  const field = row[index];
  if (field !== undefined) return field;
  const last = row.at(-1);
  return refuse(
    { line: last?.line ?? 1, column: (last?.column ?? 1) + (last?.text.length ?? 0) },
    `${what} is missing.`,
  );
}

function numberAt(row: Row, index: number, what: string, most: number = MOST.number): number {
  const field = fieldAt(row, index, what);
  if (!/^\d+$/.test(field.text))
    refuse(field, `${what} must be a whole number of 0 or more, not "${field.text.slice(0, 40)}".`);
  const value = Number(field.text);
  if (value > most) refuse(field, `${what} is ${field.text.slice(0, 40)}, and ${most} at most.`);
  return value;
}

function endAt(row: Row, length: number): void {
  const extra = row[length];
  if (extra !== undefined && row.slice(length).some(({ text }) => text !== ''))
    refuse(extra, `nothing was expected after the first ${length} values, but there is "${extra.text.slice(0, 40)}".`);
}

/** What has been read so far, and where names are looked up. */
class Names {
  readonly #indexes = new Map<string, number>();
  readonly #what: string;

  constructor(what: string) {
    this.#what = what;
  }

  add(field: Field): void {
    if (field.text === '') refuse(field, `the name of a ${this.#what} is missing.`);
    if (this.#indexes.has(field.text))
      refuse(field, `there are two ${this.#what}s named "${field.text.slice(0, 40)}".`);
    this.#indexes.set(field.text, this.#indexes.size);
  }

  find(field: Field): number {
    return (
      this.#indexes.get(field.text) ?? refuse(field, `there is no ${this.#what} named "${field.text.slice(0, 40)}".`)
    );
  }

  get size(): number {
    return this.#indexes.size;
  }
}

function readShifts(rows: readonly Row[], names: Names): ShiftKind[] {
  for (const row of rows) names.add(fieldAt(row, 0, 'the name of a shift'));
  if (names.size === 0) refuse({ line: 1, column: 1 }, 'SECTION_SHIFTS names no shift.');
  if (names.size > MOST.shifts)
    refuse(rows[MOST.shifts]?.[0] ?? { line: 1, column: 1 }, `there are more than ${MOST.shifts} shifts.`);
  return rows.map((row) => {
    endAt(row, 3);
    const field = row[2];
    const forbids = field === undefined || field.text === '' ? [] : partsOf(field).map((part) => names.find(part));
    return {
      id: fieldAt(row, 0, 'the name of a shift').text,
      minutes: numberAt(row, 1, 'the length of a shift', 2880),
      forbids: [...new Set(forbids)],
    };
  });
}

/** The parts of a field that are divided by bars. */
function partsOf(field: Field): Field[] {
  let { column } = field;
  return field.text.split('|').map((text) => {
    const part = { text: text.trim(), line: field.line, column };
    column += text.length + 1;
    return part;
  });
}

function readLimits(field: Field, shifts: Names, days: number): number[] {
  const limits = Array.from({ length: shifts.size }, () => days);
  if (field.text === '') return limits;
  for (const part of partsOf(field)) {
    const [name = '', most, ...rest] = part.text.split('=');
    if (most === undefined || rest.length > 0 || !/^\d+$/.test(most.trim()))
      refuse(part, `a limit such as E=14 was expected, not "${part.text.slice(0, 40)}".`);
    limits[shifts.find({ ...part, text: name.trim() })] = Math.min(days, Number(most));
  }
  return limits;
}

function readPeople(rows: readonly Row[], names: Names, shifts: Names, days: number): Worker[] {
  for (const row of rows) names.add(fieldAt(row, 0, 'the name of a person'));
  if (names.size === 0) refuse({ line: 1, column: 1 }, 'SECTION_STAFF names nobody.');
  if (names.size > MOST.people)
    refuse(rows[MOST.people]?.[0] ?? { line: 1, column: 1 }, `there are more than ${MOST.people} people.`);
  return rows.map((row) => {
    endAt(row, 8);
    const worker = {
      id: fieldAt(row, 0, 'the name of a person').text,
      maxShifts: readLimits(fieldAt(row, 1, 'the most shifts of each kind'), shifts, days),
      maxMinutes: numberAt(row, 2, 'the most minutes'),
      minMinutes: numberAt(row, 3, 'the fewest minutes'),
      maxConsecutiveShifts: numberAt(row, 4, 'the most consecutive shifts'),
      minConsecutiveShifts: numberAt(row, 5, 'the fewest consecutive shifts'),
      minConsecutiveDaysOff: numberAt(row, 6, 'the fewest consecutive days off', 100),
      maxWeekends: numberAt(row, 7, 'the most weekends'),
      daysOff: [],
    };
    if (worker.minMinutes > worker.maxMinutes)
      refuse(row[3] as Field, `the fewest minutes of ${worker.id} are more than the most.`);
    if (worker.minConsecutiveShifts > worker.maxConsecutiveShifts && worker.minMinutes > 0)
      refuse(row[5] as Field, `the fewest consecutive shifts of ${worker.id} are more than the most.`);
    return worker;
  });
}

function readDaysOff(rows: readonly Row[], people: readonly Worker[], names: Names, days: number): Worker[] {
  const off = people.map(() => new Set<number>());
  for (const row of rows) {
    const person = names.find(fieldAt(row, 0, 'the name of a person'));
    for (let index = 1; index < row.length; index += 1)
      if (row[index]?.text !== '') off[person]?.add(numberAt(row, index, 'a day off', days - 1));
  }
  return people.map((worker, person) => ({
    ...worker,
    daysOff: [...(off[person] ?? [])].toSorted((one, other) => one - other),
  }));
}

function readWishes(rows: readonly Row[], people: Names, shifts: Names, days: number): ShiftWish[] {
  return rows.map((row) => {
    endAt(row, 4);
    return {
      person: people.find(fieldAt(row, 0, 'the name of a person')),
      day: numberAt(row, 1, 'the day of a request', days - 1),
      shift: shifts.find(fieldAt(row, 2, 'the shift of a request')),
      weight: numberAt(row, 3, 'the weight of a request', 1_000_000),
    };
  });
}

function readCover(rows: readonly Row[], shifts: Names, days: number): CoverNeed[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    endAt(row, 5);
    const day = numberAt(row, 0, 'the day of a requirement', days - 1);
    const shift = shifts.find(fieldAt(row, 1, 'the shift of a requirement'));
    if (seen.has(`${day} ${shift}`))
      refuse(fieldAt(row, 0, 'the day'), `day ${day} has this shift's requirement twice.`);
    seen.add(`${day} ${shift}`);
    return {
      day,
      shift,
      needed: numberAt(row, 2, 'the number of people needed', MOST.people * 10),
      under: numberAt(row, 3, 'the weight of too few', 1_000_000),
      over: numberAt(row, 4, 'the weight of too many', 1_000_000),
    };
  });
}

/** Reads an instance of the shift scheduling benchmark; throws `InstanceRefused` at the first mistake. */
export function readInstance(text: string): RosterProblem {
  const sections = sectionsOf(text);
  const rowsOf = (section: Section): Row[] => sections.get(section) ?? [];
  for (const section of ['SECTION_HORIZON', 'SECTION_SHIFTS', 'SECTION_STAFF', 'SECTION_COVER'] as const)
    if (!sections.has(section)) refuse({ line: 1, column: 1 }, `${section} is missing.`);
  const [horizon, second] = rowsOf('SECTION_HORIZON');
  if (horizon === undefined) refuse({ line: 1, column: 1 }, 'SECTION_HORIZON has no number of days.');
  endAt(horizon, 1);
  if (second !== undefined) refuse(second[0] as Field, 'SECTION_HORIZON has more than one number.');
  const days = numberAt(horizon, 0, 'the number of days', MOST.days);
  if (days === 0) refuse(horizon[0] as Field, 'the horizon has no days.');
  const shiftNames = new Names('shift');
  const names = new Names('person');
  const shifts = readShifts(rowsOf('SECTION_SHIFTS'), shiftNames);
  const people = readPeople(rowsOf('SECTION_STAFF'), names, shiftNames, days);
  return {
    days,
    shifts,
    people: readDaysOff(rowsOf('SECTION_DAYS_OFF'), people, names, days),
    wanted: readWishes(rowsOf('SECTION_SHIFT_ON_REQUESTS'), names, shiftNames, days),
    unwanted: readWishes(rowsOf('SECTION_SHIFT_OFF_REQUESTS'), names, shiftNames, days),
    cover: readCover(rowsOf('SECTION_COVER'), shiftNames, days),
  };
}
