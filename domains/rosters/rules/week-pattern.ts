import { addDays, dayNumber, startOfWeek, weekdayOf } from '@hearth/domains/scheduling/rules';
import type { ShiftContent } from '@hearth/domains/scheduling/schemas';
import type { PositionChoice } from '../contract/week-template-schemas.ts';

/** A shift of a template: a weekday in one of its weeks, and times on the wall clock. */
export interface PatternShift extends Omit<ShiftContent, 'date'> {
  /** The first is 1. */
  readonly week: number;
  /** Monday is 1. */
  readonly weekday: number;
}

const DAYS_PER_WEEK = 7;

/** How the shifts of some weeks are taken into a pattern. */
export interface PatternChoice {
  /** The first day of the first week. */
  readonly from: string;
  readonly positions: readonly PositionChoice[];
  /** A pattern that several locations share names nobody. */
  readonly isShared: boolean;
}

/** The pattern of shifts that stand in the weeks from a first day on. What is not chosen otherwise is taken with its people. */
export function toPattern(
  shifts: readonly ShiftContent[],
  { from, positions, isShared }: PatternChoice,
): PatternShift[] {
  const takes = new Map(positions.map(({ position_id: id, take }) => [id, take]));
  return shifts.flatMap(({ date, ...shift }) => {
    const take = takes.get(shift.position_id) ?? 'people';
    if (take === 'none') return [];
    return {
      ...shift,
      employee_id: isShared || take === 'open' ? null : shift.employee_id,
      week: Math.floor((dayNumber(date) - dayNumber(from)) / DAYS_PER_WEEK) + 1,
      weekday: weekdayOf(date),
    };
  });
}

/**
 * Which week of a pattern falls on a week, when the pattern began with the week of another date: before it, too, since a pattern
 * has no end. Dates alone decide, so that a week with a change of clocks counts like any other.
 */
export function patternWeekOn(
  pattern: { readonly weeks: number; readonly startsOn: string },
  week: string,
  weekStart: number,
): number {
  const first = startOfWeek(pattern.startsOn, weekStart);
  const passed = (dayNumber(startOfWeek(week, weekStart)) - dayNumber(first)) / DAYS_PER_WEEK;
  return (((passed % pattern.weeks) + pattern.weeks) % pattern.weeks) + 1;
}

/** The shifts of one week of a pattern on the dates of a week, however that week begins. */
export function toWeekShifts<Shift extends PatternShift>(
  shifts: readonly Shift[],
  week: string,
  people: 'keep' | 'open',
): (Omit<Shift, 'week' | 'weekday'> & { readonly date: string })[] {
  const dates = new Map(
    Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(week, day)).map((date) => [weekdayOf(date), date]),
  );
  return shifts.map(({ week: _week, weekday, ...shift }) => ({
    ...shift,
    employee_id: people === 'open' ? null : shift.employee_id,
    date: dates.get(weekday) ?? week,
  }));
}
