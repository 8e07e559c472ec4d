import type { Deadline, RegimeVersion } from '../contract/regime-schemas.ts';

const DAY = 86_400_000;
const SUNDAY = 7;
/** A location that says it is never open is believed for no longer than this. */
const FURTHEST = 400;

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The day so many days later, or earlier where negative. */
export function plusDays(day: string, count: number): string {
  return new Date(toDate(day).getTime() + count * DAY).toISOString().slice(0, 10);
}

/** The day so many months later; where that month is shorter, its last day. */
export function plusMonths(day: string, count: number): string {
  const date = toDate(day);
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + count;
  const [year, month] = [Math.floor(months / 12), months % 12];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))).toISOString().slice(0, 10);
}

/** 1 for a Monday to 7 for a Sunday. */
const weekdayOf = (day: string): number => toDate(day).getUTCDay() || SUNDAY;

/** When a location is regularly closed; everything else is a day of business. */
export interface OpenDays {
  readonly closed_weekdays: readonly number[];
  readonly closed_dates: readonly string[];
}

function isOpen(day: string, { closed_weekdays: weekdays, closed_dates: dates }: OpenDays): boolean {
  return !weekdays.includes(weekdayOf(day)) && !dates.includes(day);
}

function countDays(from: string, count: number, step: 1 | -1, counts: (day: string) => boolean): string {
  let day = from;
  for (let left = count, tried = 0; left > 0 && tried < FURTHEST; tried += 1) {
    day = plusDays(day, step);
    if (counts(day)) left -= 1;
  }
  return day;
}

/** The last day on which something is in time, counted from the first day of work at a location. */
export function deadlineOf(by: Deadline, startsOn: string, open: OpenDays): string {
  switch (by.kind) {
    case 'FIRST_DAY':
      return startsOn;
    case 'BEFORE_START':
      return plusDays(startsOn, -1);
    case 'OPEN_DAYS_AFTER':
      return countDays(startsOn, by.days, 1, (day) => isOpen(day, open));
    case 'WORKING_DAYS_BEFORE':
      return countDays(startsOn, by.days, -1, (day) => weekdayOf(day) !== SUNDAY && isOpen(day, open));
  }
}

/** Who had worked for so many days when their check was begun is not late by days of the law that were over before anybody asked. */
const LONG_THERE = 30;
/** They and their employer have so many days from then on. */
const GRACE = 14;

/** Until when the employee states and the employer checks: by the law from the first day of work, for who had long worked from the day of asking. */
export function deadlinesOf(
  terms: RegimeVersion,
  { startsOn, begunOn }: { readonly startsOn: string; readonly begunOn: string },
  open: OpenDays,
): { readonly statement_by: string | null; readonly check_by: string } {
  const grace = plusDays(startsOn, LONG_THERE) < begunOn ? plusDays(begunOn, GRACE) : null;
  return {
    statement_by: terms.statement === null ? null : (grace ?? deadlineOf(terms.statement.by, startsOn, open)),
    check_by: grace ?? deadlineOf(terms.check.by, startsOn, open),
  };
}

/** How many days of business are left until a day, which counts; none from that day on. */
export function openDaysLeft(today: string, until: string, open: OpenDays): number {
  let left = 0;
  for (let day = today; day < until && left < FURTHEST;) {
    day = plusDays(day, 1);
    if (isOpen(day, open)) left += 1;
  }
  return left;
}

/** The last day on which a receipt stands in for a document. */
export function receiptEnds(days: number, startsOn: string): string {
  return plusDays(startsOn, days);
}

/** Until when the record of somebody who has left is kept; null where the law was not found to say. */
export function keepUntil(
  retention: RegimeVersion['retention'],
  of: { readonly startsOn: string; readonly endedOn: string },
): string | null {
  if (retention === null) return null;
  const afterEnd = plusMonths(of.endedOn, retention.months_after_end);
  const { months_after_start: months } = retention;
  const afterStart = months === null ? afterEnd : plusMonths(of.startsOn, months);
  return afterStart > afterEnd ? afterStart : afterEnd;
}
