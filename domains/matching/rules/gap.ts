/** An open shift. An end at or before its start is on the next day. */
export interface GapShift {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly unpaid_break_minutes: number;
}

/** The working times of a job, in its own terms: 1 is Monday. */
export interface JobTimes {
  readonly usual_week: { readonly day: number; readonly start: string; readonly end: string }[];
  readonly weekly_hours: { readonly min: number; readonly max: number };
  readonly starts_on: string;
  readonly hires_target: number;
}

const MS_PER_DAY = 86_400_000;
const DAYS = 7;
const MINUTES_PER_DAY = 1440;
/** The law of most places lets nobody work more in a week: a wider gap is for more people than one. */
const MOST_MINUTES_A_WEEK = 40 * 60;
/** What a post can hold. */
const MOST_USUAL_SHIFTS = 21;
const MOST_HIRES = 500;

const dayNumber = (date: string): number => Date.parse(date) / MS_PER_DAY;
const weekdayOf = (date: string): number => ((((dayNumber(date) + 3) % DAYS) + DAYS) % DAYS) + 1;
const halfHours = (minutes: number): number => Math.round(minutes / 30) / 2;

function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function paidMinutes({ start, end, unpaid_break_minutes }: GapShift): number {
  const length = parseMinutes(end) - parseMinutes(start);
  return (length > 0 ? length : length + MINUTES_PER_DAY) - unpaid_break_minutes;
}

/**
 * The times that a post for some open shifts names, in whatever order they are given; null without any. The usual week holds
 * the times that come back in a second week, or all where none does; the widest week says how many people are looked for, and
 * the hours are those of the emptiest and the widest week, for each of them.
 */
export function deriveJobTimes(shifts: readonly GapShift[]): JobTimes | null {
  const [first] = shifts.map(({ date }) => date).toSorted();
  if (first === undefined) return null;
  const weekOf = ({ date }: GapShift): number => Math.floor((dayNumber(date) - dayNumber(first)) / DAYS);
  const minutes = [...Map.groupBy(shifts, weekOf).values()].map((week) =>
    week.reduce((sum, shift) => sum + paidMinutes(shift), 0),
  );
  const hires = Math.min(MOST_HIRES, Math.max(1, Math.ceil(Math.max(...minutes) / MOST_MINUTES_A_WEEK)));
  const byTime = [...Map.groupBy(shifts, (shift) => `${weekdayOf(shift.date)} ${shift.start} ${shift.end}`)].map(
    ([key, alike]) => ({ key, weeks: new Set(alike.map(weekOf)).size, count: alike.length }),
  );
  const returning = byTime.filter(({ weeks }) => weeks > 1);
  const usual = (returning.length > 0 ? returning : byTime)
    .toSorted((one, other) => other.weeks - one.weeks || other.count - one.count || (one.key < other.key ? -1 : 1))
    .slice(0, MOST_USUAL_SHIFTS)
    .map(({ key }) => key)
    .toSorted();
  return {
    usual_week: usual.map((key) => {
      const [day = '', start = '', end = ''] = key.split(' ');
      return { day: Number(day), start, end };
    }),
    weekly_hours: { min: halfHours(Math.min(...minutes) / hires), max: halfHours(Math.max(...minutes) / hires) },
    starts_on: first,
    hires_target: hires,
  };
}
