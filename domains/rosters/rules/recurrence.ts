import { addDays, dayNumber, instantsAt, startOfWeek, weekdayOf } from '@hearth/domains/scheduling/rules';
import type { Shift, ShiftContent } from '@hearth/domains/scheduling/schemas';

/** The days of a recurring shift, and how many shifts each of them has. */
export interface Recurrence {
  readonly every_weeks: number;
  /** Monday is 1. */
  readonly weekdays: readonly number[];
  readonly starts_on: string;
  /** Null: it goes on. */
  readonly ends_on: string | null;
  readonly quantity: number;
}

/** What each shift of it is, without a day. */
export type RecurringContent = Omit<ShiftContent, 'date'>;

/** One of the shifts of a recurring shift; the first of a day is 1. */
export interface Occurrence {
  readonly date: string;
  readonly number: number;
}

/** An occurrence that has been planned, with what stands on the schedule of it: nothing where it was left out or removed. */
export interface PlannedOccurrence extends Occurrence {
  readonly shift: Shift | undefined;
}

/** What a change of a recurring shift means for the shifts that it planned. */
export interface SeriesPlan {
  readonly creates: readonly Occurrence[];
  readonly changes: readonly { readonly shift: Shift; readonly content: ShiftContent }[];
  readonly removes: readonly Shift[];
  /** Shifts that were edited by hand: they stay as they are. */
  readonly keptCount: number;
}

const DAYS_PER_WEEK = 7;

/** Finds the days of a recurring shift within some days. Dates alone count, so that a change of the clock moves nothing. */
export function findDates(
  recurrence: Recurrence,
  days: { readonly from: string; readonly to: string },
  weekStart: number,
): string[] {
  const { starts_on: first, ends_on: last, every_weeks: every } = recurrence;
  const from = days.from < first ? first : days.from;
  const to = last !== null && last < days.to ? last : days.to;
  const firstWeek = dayNumber(startOfWeek(first, weekStart));
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const week = (dayNumber(startOfWeek(date, weekStart)) - firstWeek) / DAYS_PER_WEEK;
    if (week % every === 0 && recurrence.weekdays.includes(weekdayOf(date))) dates.push(date);
  }
  return dates;
}

/** The first day from a day on whose week has shifts: that day itself, or the first of the next such week. */
export function findPhaseDay(
  { starts_on: first, every_weeks: every }: Pick<Recurrence, 'starts_on' | 'every_weeks'>,
  day: string,
  weekStart: number,
): string {
  const week = startOfWeek(day, weekStart);
  const over = ((dayNumber(week) - dayNumber(startOfWeek(first, weekStart))) / DAYS_PER_WEEK) % every;
  return over === 0 ? day : addDays(week, DAYS_PER_WEEK * (every - over));
}

/** Leaves out those that would have begun already, by the location's clock: nobody can work them any more. */
export function dropStarted(
  occurrences: readonly Occurrence[],
  content: Pick<RecurringContent, 'start' | 'end'>,
  { now, zone }: { readonly now: number; readonly zone: string },
): Occurrence[] {
  return occurrences.filter(({ date }) => Date.parse(instantsAt({ ...content, date }, zone).starts_at) > now);
}

/** The shifts of a recurring shift within some days. */
export function findOccurrences(
  recurrence: Recurrence,
  days: { readonly from: string; readonly to: string },
  weekStart: number,
): Occurrence[] {
  return findDates(recurrence, days, weekStart).flatMap((date) =>
    Array.from({ length: recurrence.quantity }, (_, index) => ({ date, number: index + 1 })),
  );
}

/** Weekdays in their order, each once. */
export function sortWeekdays(weekdays: readonly number[]): number[] {
  return [...new Set(weekdays)].toSorted((one, other) => one - other);
}

/** Up to which day shifts are planned: the last day of the week that lies some weeks ahead. */
export function findHorizon(today: string, weekStart: number, weeksAhead: number): string {
  return addDays(startOfWeek(today, weekStart), DAYS_PER_WEEK * (weeksAhead + 1) - 1);
}

/**
 * Plans what becomes of planned shifts when a recurring shift changes from what it was. Shifts that have started, and those that
 * somebody edited, stay as they are; what was removed by hand is not made again. `null`: there are to be none any more.
 */
export function planSeries(
  planned: readonly PlannedOccurrence[],
  was: RecurringContent,
  wanted: { readonly occurrences: readonly Occurrence[]; readonly content: RecurringContent } | null,
  now: number,
): SeriesPlan {
  const open = new Map((wanted?.occurrences ?? []).map((one) => [occurrenceKey(one), one]));
  const changes: { shift: Shift; content: ShiftContent }[] = [];
  const removes: Shift[] = [];
  let keptCount = 0;
  for (const one of planned) {
    const isWanted = open.delete(occurrenceKey(one));
    const { shift } = one;
    if (shift === undefined || shift.removed || Date.parse(shift.starts_at) <= now) continue;
    if (!isAsPlanned(shift, one.date, was)) keptCount += 1;
    else if (!isWanted || wanted === null) removes.push(shift);
    else if (!isAsPlanned(shift, one.date, wanted.content) || shift.employee_id !== wanted.content.employee_id)
      changes.push({ shift, content: { ...wanted.content, date: one.date } });
  }
  return { creates: [...open.values()], changes, removes, keptCount };
}

function occurrenceKey({ date, number }: Occurrence): string {
  return `${date} ${number}`;
}

/** Whether a shift is still what was planned: also one that was left open because its person could not work it. */
function isAsPlanned(shift: ShiftContent, date: string, was: RecurringContent): boolean {
  return (
    shift.date === date &&
    (shift.employee_id === was.employee_id || shift.employee_id === null) &&
    shift.position_id === was.position_id &&
    shift.start === was.start &&
    shift.end === was.end &&
    shift.unpaid_break_minutes === was.unpaid_break_minutes &&
    shift.paid_break_minutes === was.paid_break_minutes &&
    shift.station === was.station &&
    shift.note === was.note
  );
}
