import type { SchedulePerson, Shift } from '../../../contract/schemas.ts';
import type { TimeOff } from '../../../contract/time-off-schemas.ts';
import { type Availability, windowsOn } from '../../../rules/availability.ts';
import { MINUTES_PER_DAY } from '../../../rules/limits.ts';
import { pickContent } from '../../../rules/shift.ts';
import { dayNumber, formatTime } from '../../../rules/hours/time.ts';
import type { WeekIndex } from '../week/week-index.ts';
import type { GridRow } from './week-rows.ts';

/** One block in a cell: a shift, or several open shifts that say the same. */
export interface CellItem {
  readonly shift: Shift;
  /** All shifts that the block stands for; `shift` is the first. */
  readonly ids: readonly string[];
}

/** An absence over some days of the week, drawn as one bar. Days are 0 to 6. */
export interface AbsenceBar {
  readonly timeOff: TimeOff;
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  /** Whether it began before, or goes on after, the week. */
  readonly opensEarlier: boolean;
  readonly goesOn: boolean;
}

/** The times of a day when a person cannot, or prefers not to, work. */
export interface AvailabilityMark {
  readonly kind: 'CANNOT' | 'PREFERS_NOT';
  readonly part: 'day' | 'until' | 'from' | 'between';
  /** Free until, or from; for `between` the part that is not free. */
  readonly start: string;
  readonly end: string;
}

/** The contents of a row by day, and its height in lanes. */
export interface RowCells {
  readonly days: readonly (readonly CellItem[])[];
  readonly bars: readonly AbsenceBar[];
  /** How many bars lie above the blocks of a day. */
  readonly barsOn: readonly number[];
  readonly lanes: number;
}

/** The shifts of a line: a person's, those of one position of theirs, or open ones. */
export function shiftsOfRow(row: GridRow, index: WeekIndex): readonly Shift[] {
  if (row.kind === 'group') return [];
  if (row.kind === 'open') {
    if (row.written !== undefined) return index.open.filter((shift) => isWritten(row.written, shift));
    return row.all ? index.open : index.open.filter((shift) => shift.position_id === (row.position?.id ?? null));
  }
  const own = index.byPerson.get(row.person.employee_id) ?? [];
  if (row.written !== undefined) return own.filter((shift) => isWritten(row.written, shift));
  return row.under === undefined ? own : own.filter((shift) => shift.position_id === row.under);
}

function isWritten(written: string | undefined, { station }: Shift): boolean {
  return written?.includes(`\n${station}\n`) === true;
}

/** Lays out the shifts and absences of a row in its seven days. */
export function layRowCells(row: GridRow, index: WeekIndex): RowCells {
  const days: CellItem[][] = index.dates.map(() => []);
  const same = new Map<string, { at: CellItem[]; place: number }>();
  for (const shift of shiftsOfRow(row, index)) {
    const cell = days[index.dates.indexOf(shift.date)];
    if (cell === undefined) continue;
    if (row.kind !== 'open') {
      cell.push({ shift, ids: [shift.id] });
      continue;
    }
    const key = JSON.stringify([pickContent(shift), shift.removed, shift.published === null]);
    const twin = same.get(key);
    const first = twin?.at[twin.place];
    if (twin === undefined || first === undefined) {
      same.set(key, { at: cell, place: cell.length });
      cell.push({ shift, ids: [shift.id] });
    } else twin.at[twin.place] = { shift: first.shift, ids: [...first.ids, shift.id] };
  }
  const bars = row.kind === 'person' ? layAbsenceBars(row.person.time_off, index.dates) : [];
  const barsOn = index.dates.map((_, day) => {
    const lanes = bars.filter((bar) => bar.from <= day && day <= bar.to).map((bar) => bar.lane + 1);
    return Math.max(0, ...lanes);
  });
  const lanes = Math.max(1, ...days.map((items, day) => items.length + (barsOn[day] ?? 0)));
  return { days, bars, barsOn, lanes };
}

/** Lays out the absences of a week as bars; overlapping bars get separate lanes. */
export function layAbsenceBars(timeOff: readonly TimeOff[], dates: readonly string[]): AbsenceBar[] {
  const first = dates[0] ?? '';
  const last = dates.at(-1) ?? '';
  const freeFrom: number[] = [];
  return timeOff
    .filter(({ state, starts_on, ends_on }) => isShown(state) && starts_on <= last && ends_on >= first)
    .toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1))
    .map((absence) => {
      const from = Math.max(0, dates.indexOf(absence.starts_on));
      const end = dates.indexOf(absence.ends_on);
      const to = end === -1 ? dates.length - 1 : end;
      const free = freeFrom.findIndex((day) => day <= from);
      const lane = free === -1 ? freeFrom.length : free;
      freeFrom[lane] = to + 1;
      return {
        timeOff: absence,
        from,
        to,
        lane,
        opensEarlier: absence.starts_on < first,
        goesOn: absence.ends_on > last,
      };
    });
}

function isShown(state: TimeOff['state']): boolean {
  return state === 'APPROVED' || state === 'REQUESTED';
}

/** The length of an absence in days. */
export function countDays({ starts_on, ends_on }: Pick<TimeOff, 'starts_on' | 'ends_on'>): number {
  return dayNumber(ends_on) - dayNumber(starts_on) + 1;
}

/** The strictest availability of a person on a date; null if they are free all day. */
export function availabilityMark(
  person: Pick<SchedulePerson, 'slots' | 'exceptions'>,
  date: string,
): AvailabilityMark | null {
  return markOfKind(person, date, 'CANNOT') ?? markOfKind(person, date, 'PREFERS_NOT');
}

function markOfKind(person: Availability, date: string, kind: AvailabilityMark['kind']): AvailabilityMark | null {
  if (person.slots.length === 0 && person.exceptions.length === 0) return null;
  let from = MINUTES_PER_DAY;
  let to = 0;
  for (const stretch of windowsOn(dayNumber(date), person)) {
    if (stretch.kind !== kind) continue;
    from = Math.min(from, stretch.from);
    to = Math.max(to, stretch.to);
  }
  if (to === 0) return null;
  const part = from <= 0 ? (to >= MINUTES_PER_DAY ? 'day' : 'from') : to >= MINUTES_PER_DAY ? 'until' : 'between';
  if (part === 'from') return { kind, part, start: formatTime(to), end: '' };
  if (part === 'until') return { kind, part, start: '', end: formatTime(from) };
  return { kind, part, start: formatTime(from), end: formatTime(to) };
}
