import { CalendarDate } from '@internationalized/date';

/** A date as text: YYYY-MM-DD, and nothing else. */
export type IsoDate = string;

/** The first day of a week, as the day is named in settings. */
export type WeekStart = 'SUN' | 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT';

/** The optional first and last date that can be chosen; both count as inside. */
export type DateBounds = { min?: IsoDate | undefined; max?: IsoDate | undefined };

/** A grid of years shows twelve, from eight before the displayed one. */
export const YEARS_SHOWN = 12;
const YEARS_BEFORE = 8;

const DAYS_OF_WEEK = 7;
const WEEK_STARTS: readonly WeekStart[] = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** Reads YYYY-MM-DD strictly; undefined when it is another form or no day of the calendar. */
export function parseIsoDate(text: string): CalendarDate | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text);
  if (parts === null) return undefined;
  const date = new CalendarDate(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  return date.toString() === text ? date : undefined;
}

/** Tells if a date is within the bounds. */
export function isWithin(date: IsoDate, { min, max }: DateBounds): boolean {
  return (min === undefined || date >= min) && (max === undefined || date <= max);
}

/** The seven days of the week a date lies in; Monday first unless told otherwise. */
export function weekRange(date: IsoDate, weekStart: WeekStart = 'MON'): { from: IsoDate; to: IsoDate } {
  const day = mustRead(date);
  const weekday = day.toDate('UTC').getUTCDay();
  const back = (weekday - WEEK_STARTS.indexOf(weekStart) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  const from = day.subtract({ days: back });
  return { from: from.toString(), to: from.add({ days: DAYS_OF_WEEK - 1 }).toString() };
}

/** The start of the week some weeks later (or earlier), or undefined when that week lies wholly outside the bounds. */
export function moveWeek(from: IsoDate, weeks: number, bounds: DateBounds): IsoDate | undefined {
  const start = mustRead(from).add({ weeks });
  const end = start.add({ days: DAYS_OF_WEEK - 1 });
  const outside =
    (bounds.max !== undefined && start.toString() > bounds.max) ||
    (bounds.min !== undefined && end.toString() < bounds.min);
  return outside ? undefined : start.toString();
}

/** The twelve months of a year; one is disabled only when it lies wholly outside the bounds. */
export function monthGrid(year: number, bounds: DateBounds): { month: number; disabled: boolean }[] {
  return Array.from({ length: 12 }, (_, index) => {
    const first = new CalendarDate(year, index + 1, 1);
    return { month: index + 1, disabled: isOutside(first, first.add({ months: 1 }), bounds) };
  });
}

/** The twelve years around a displayed year; one is disabled only when it lies wholly outside the bounds. */
export function yearGrid(displayed: number, bounds: DateBounds): { year: number; disabled: boolean }[] {
  return Array.from({ length: YEARS_SHOWN }, (_, index) => {
    const year = displayed - YEARS_BEFORE + index;
    return { year, disabled: isOutside(new CalendarDate(year, 1, 1), new CalendarDate(year + 1, 1, 1), bounds) };
  });
}

function isOutside(first: CalendarDate, next: CalendarDate, { min, max }: DateBounds): boolean {
  return (min !== undefined && next.toString() <= min) || (max !== undefined && first.toString() > max);
}

function mustRead(date: IsoDate): CalendarDate {
  const read = parseIsoDate(date);
  if (read === undefined) throw new RangeError(`not a date: ${date}`);
  return read;
}
