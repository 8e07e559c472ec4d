import type { Fix } from '../../contract/schemas.ts';
import { endAt, unassign } from './conflict-fixes.ts';
import type { PersonWeek, Report, RuleShift, WeekFrame } from './conflict-report.ts';
import { NO_WISHES } from '../availability.ts';
import { DAYS_PER_WEEK } from '../limits.ts';
import { paidMinutes, paidMinutesByDay } from '../shift.ts';
import { dateOfDay, dayNumber } from '../hours/time.ts';

const MS_PER_MINUTE = 60_000;

/** Paid minutes of each day from the first to the last day of the week, by the way the location counts. */
export function minutesPerDay(all: readonly RuleShift[], frame: WeekFrame): number[] {
  const perDay = Array.from({ length: DAYS_PER_WEEK }, () => 0);
  const add = (day: number, minutes: number): void => {
    const index = day - frame.firstDay;
    if (index >= 0 && index < DAYS_PER_WEEK) perDay[index] = (perDay[index] ?? 0) + minutes;
  };
  for (const worked of all) {
    if (frame.ruleSet.hours_count_on === 'start_day') {
      if (worked.inWeek) add(worked.day, paidMinutes(worked.shift));
    } else if (worked.day >= frame.firstDay - 1 && worked.day <= frame.lastDay) {
      for (const part of paidMinutesByDay(worked.shift, frame.zone)) add(dayNumber(part.date), part.minutes);
    }
  }
  return perDay;
}

/** Suggests shortening the last shift by the excess, or unassigning it. */
export function shortenLast(shifts: readonly RuleShift[], excess: number, zone: string): Fix[] {
  const last = shifts.findLast((worked) => worked.ours);
  return last === undefined
    ? []
    : [...endAt(last.shift, last.end - excess * MS_PER_MINUTE, zone), unassign(last.shift)];
}

/** Tells if any hours of a shift count on a day. */
export function countsOn(worked: RuleShift, day: number, frame: WeekFrame): boolean {
  if (worked.day === day) return true;
  return (
    frame.ruleSet.hours_count_on === 'each_day' &&
    worked.day === day - 1 &&
    paidMinutesByDay(worked.shift, frame.zone).length > 1
  );
}

/** Too many hours in a day, more than the contract, more than the most of a week. */
export function checkHours({ person, shifts: all, frame }: PersonWeek, report: Report): void {
  const perDay = minutesPerDay(all, frame);
  const ofWeek = all.filter((worked) => worked.inWeek);
  const perDayLimit = report.limit('daily_hours');
  if (perDayLimit !== undefined) {
    for (const [index, minutes] of perDay.entries()) {
      if (minutes <= perDayLimit) continue;
      const day = frame.firstDay + index;
      const shifts = all.filter((worked) => countsOn(worked, day, frame));
      if (!shifts.some((worked) => worked.ours)) continue;
      const fixes = shortenLast(shifts, minutes - perDayLimit, frame.zone);
      report.add({
        rule: 'daily_hours',
        anchor: dateOfDay(day),
        shifts,
        day,
        actual: minutes,
        limit: perDayLimit,
        fixes,
      });
    }
  }
  let week = 0;
  for (const minutes of perDay) week += minutes;
  const last = ofWeek.findLast((worked) => worked.ours);
  if (last === undefined) return;
  const most = report.limit('weekly_hours');
  for (const [rule, limit] of [
    ['contract_hours', person.contract_minutes_per_week],
    ['weekly_hours', most],
  ] as const) {
    if (limit === null || limit === undefined || week <= limit) continue;
    const fixes = shortenLast(ofWeek, week - limit, frame.zone);
    report.add({ rule, anchor: frame.week, shifts: ofWeek, day: last.day, actual: week, limit, fixes });
  }
  const { min_minutes: least, max_minutes: wished } = person.wishes ?? NO_WISHES;
  const own = { level: 'warn', anchor: frame.week, shifts: ofWeek, day: last.day, actual: week } as const;
  if (wished !== null && week > wished)
    report.add({ ...own, rule: 'over_wish', limit: wished, fixes: shortenLast(ofWeek, week - wished, frame.zone) });
  if (least !== null && week < least) report.add({ ...own, rule: 'under_wish', limit: least, fixes: [] });
}

/** A run of working days. */
interface Run {
  readonly days: number;
  readonly shifts: RuleShift[];
  readonly last: RuleShift;
}

/** The longest run of working days that touches the week and is longer than `most`. */
export function longestRun(all: readonly RuleShift[], most: number): Run | undefined {
  let longest: Run | undefined;
  let run: RuleShift[] = [];
  let days = 0;
  const close = (): void => {
    const last = run.findLast((worked) => worked.ours);
    if (last !== undefined && days > (longest?.days ?? most)) longest = { days, shifts: run, last };
  };
  for (const worked of all) {
    const previous = run.at(-1)?.day;
    if (previous !== undefined && worked.day > previous + 1) {
      close();
      run = [];
      days = 0;
    }
    if (worked.day !== previous) days += 1;
    run.push(worked);
  }
  close();
  return longest;
}

/** Too many working days in a row, for the location or for the person; of several runs that touch the week, the longest. */
export function checkDaysInARow({ person, shifts: all, frame }: PersonWeek, report: Report): void {
  const most = report.limit('consecutive_days');
  const wished = person.wishes?.max_days ?? undefined;
  const lowest = Math.min(most ?? Infinity, wished ?? Infinity);
  const longest = most === undefined && wished === undefined ? undefined : longestRun(all, lowest);
  if (longest === undefined) return;
  const found = {
    anchor: frame.week,
    shifts: longest.shifts,
    day: longest.last.day,
    actual: longest.days,
    unit: 'days' as const,
    fixes: [unassign(longest.last.shift)],
  };
  if (most !== undefined && longest.days > most) report.add({ ...found, rule: 'consecutive_days', limit: most });
  if (wished !== undefined && longest.days > wished)
    report.add({ ...found, rule: 'days_wish', level: 'warn', limit: wished });
}
