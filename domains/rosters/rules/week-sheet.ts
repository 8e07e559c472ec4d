import { addDays, departmentRank } from '@hearth/domains/scheduling/rules';
import type { Shift, ShiftContent } from '@hearth/domains/scheduling/schemas';
import { holdsOn } from '@hearth/domains/workplace/rules';
import type { DayNote } from '@hearth/domains/workplace/schemas';

const DAYS_PER_WEEK = 7;

/** A shift as it stands on paper. */
export interface SheetShift extends Pick<
  ShiftContent,
  'employee_id' | 'position_id' | 'date' | 'start' | 'end' | 'station' | 'note'
> {
  readonly id: string;
}

/** The week that a sheet shows. */
export interface SheetWeek {
  readonly location: { readonly name: string };
  /** Its first day. */
  readonly week: string;
  readonly people: readonly SheetPerson[];
  readonly positions: readonly { readonly id: string; readonly name: string; readonly department: string | null }[];
}

/** A person as far as a sheet on the wall tells of them. */
export interface SheetPerson {
  readonly employee_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly position_id: string | null;
}

/** A department with its line of seven days for each person; open shifts have a line of nobody, which comes first. */
export interface SheetDepartment {
  readonly department: string | null;
  readonly rows: readonly { readonly person: SheetPerson | null; readonly days: readonly (readonly SheetShift[])[] }[];
}

/** A date with its shifts by department, in order of time. */
export interface SheetDay {
  readonly date: string;
  readonly departments: readonly { readonly department: string | null; readonly shifts: readonly SheetShift[] }[];
}

/** The shifts of a sheet, in order of time: as staff see them, or as they are planned. */
export function shiftsOnSheet(shifts: readonly Shift[], withDrafts: boolean): SheetShift[] {
  return shifts
    .flatMap((shift): SheetShift[] => {
      if (withDrafts) return shift.removed ? [] : [shift];
      if (shift.published === null) return [];
      return [shift.published === 'same' ? shift : { ...shift.published, id: shift.id }];
    })
    .sort(
      (one, other) =>
        compare(one.date, other.date) ||
        compare(one.start, other.start) ||
        compare(one.end, other.end) ||
        compare(one.id, other.id),
    );
}

/** A note as it stands on paper. */
export type SheetNote = Pick<DayNote, 'id' | 'kind' | 'content'>;

/** What is written for staff on the days of a week, by date: a sheet on the wall never shows what managers keep to themselves. */
export function notesOnSheet(notes: readonly DayNote[], week: string): ReadonlyMap<string, readonly SheetNote[]> {
  const told = notes.filter(({ audience }) => audience === 'STAFF');
  return new Map(weekDates(week).map((date) => [date, told.filter((note) => holdsOn(note, date))]));
}

/** What a sheet is made of. `order` sorts names as the reader's language does. */
export interface SheetParts {
  /** The first day of the week. */
  readonly week: string;
  readonly shifts: readonly SheetShift[];
  readonly people: readonly SheetPerson[];
  readonly positions: readonly { readonly id: string; readonly department: string | null }[];
  readonly order: (one: string, other: string) => number;
}

/**
 * The people of a week by department, each with seven days of shifts. Whoever works in several departments stands in each of them
 * with the shifts there; whoever has no shift is absent.
 */
export function sheetByPerson({ week, shifts, people, positions, order }: SheetParts): SheetDepartment[] {
  const departmentOf = new Map(positions.map(({ id, department }) => [id, department]));
  const known = new Map(people.map((person) => [person.employee_id, person]));
  const dates = weekDates(week);
  const lines = new Map<string | null, Map<string | null, SheetShift[]>>();
  for (const shift of shifts) {
    const department = departmentOf.get(shift.position_id ?? '') ?? null;
    const rows = lines.get(department) ?? new Map<string | null, SheetShift[]>();
    lines.set(department, rows);
    const holder = known.has(shift.employee_id ?? '') ? shift.employee_id : null;
    rows.set(holder, [...(rows.get(holder) ?? []), shift]);
  }
  return departmentsIn(positions).flatMap((department) => {
    const rows = lines.get(department);
    if (rows === undefined) return [];
    const drawn = [...rows].map(([id, own]) => ({
      person: known.get(id ?? '') ?? null,
      days: dates.map((date) => own.filter((shift) => shift.date === date)),
    }));
    const nameOf = (person: SheetPerson | null): string =>
      person === null ? '' : `${person.first_name} ${person.last_name}`;
    return {
      department,
      rows: drawn.sort(
        (one, other) =>
          Number(one.person !== null) - Number(other.person !== null) ||
          order(nameOf(one.person), nameOf(other.person)) ||
          compare(one.person?.employee_id ?? '', other.person?.employee_id ?? ''),
      ),
    };
  });
}

/** The shifts of each day of a week by department; a day without shifts is there, and empty. */
export function sheetByDay({ week, shifts, positions }: SheetParts): SheetDay[] {
  const departmentOf = new Map(positions.map(({ id, department }) => [id, department]));
  return weekDates(week).map((date) => {
    const own = Map.groupBy(
      shifts.filter((shift) => shift.date === date),
      (shift) => departmentOf.get(shift.position_id ?? '') ?? null,
    );
    return {
      date,
      departments: departmentsIn(positions).flatMap((department) => {
        const found = own.get(department);
        return found === undefined ? [] : [{ department, shifts: found }];
      }),
    };
  });
}

/** The first name and as much of the last one as tells people of the same first name apart, by their ids. */
export function shortNames(people: readonly SheetPerson[]): ReadonlyMap<string, string> {
  const namesakes = Map.groupBy(people, ({ first_name }) => first_name.toLowerCase());
  return new Map(
    people.map((person) => {
      const others = (namesakes.get(person.first_name.toLowerCase()) ?? []).filter((other) => other !== person);
      const last = Array.from(person.last_name);
      const own = last.findIndex((_, at) =>
        others.every((other) => startOf(other.last_name, at + 1) !== startOf(person.last_name, at + 1)),
      );
      const kept = own === -1 ? last.length : own + 1;
      const short = kept >= last.length ? person.last_name : `${last.slice(0, kept).join('')}.`;
      return [person.employee_id, `${person.first_name} ${short}`.trim()];
    }),
  );
}

function startOf(name: string, length: number): string {
  return Array.from(name).slice(0, length).join('').toLowerCase();
}

function departmentsIn(positions: SheetParts['positions']): (string | null)[] {
  const known = [...new Set(positions.flatMap(({ department }) => department ?? []))];
  return [...known.sort((one, other) => departmentRank(one) - departmentRank(other)), null];
}

function weekDates(week: string): string[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(week, day));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
