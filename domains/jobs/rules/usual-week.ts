import type { UsualShift } from '../contract/schemas.ts';

const DAY_MINUTES = 24 * 60;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** One shift of a usual week in minutes after its day's midnight; an end past midnight is above 1440. */
export interface WeekBar {
  readonly start: string;
  readonly end: string;
  readonly from: number;
  readonly to: number;
}

/** A usual week as it can be drawn: the shifts of each day (1 is Monday), on one scale for all seven. */
export interface WeekShape {
  readonly days: readonly { readonly day: number; readonly bars: readonly WeekBar[] }[];
  /** The first and last minute of the scale, an hour around the shifts. */
  readonly from: number;
  readonly to: number;
  readonly totalMinutes: number;
  readonly shifts: number;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The days of a week from the one that it begins with. */
export function daysFrom(first: number, { days }: WeekShape): WeekShape['days'] {
  return days.toSorted((a, b) => ((a.day - first + 7) % 7) - ((b.day - first + 7) % 7));
}

/** Places the shifts of a usual week on a common scale; null when there are none. */
export function weekShape(week: readonly UsualShift[]): WeekShape | null {
  if (week.length === 0) return null;
  const bars = week.map(({ day, start, end }) => {
    const from = minutesOf(start);
    const to = minutesOf(end);
    return { day, start, end, from, to: to <= from ? to + DAY_MINUTES : to };
  });
  return {
    days: WEEKDAYS.map((day) => ({
      day,
      bars: bars.filter((bar) => bar.day === day).sort((a, b) => a.from - b.from),
    })),
    from: Math.max(0, Math.min(...bars.map(({ from }) => from)) - 60),
    to: Math.max(...bars.map(({ to }) => to)) + 60,
    totalMinutes: bars.reduce((sum, { from, to }) => sum + to - from, 0),
    shifts: bars.length,
  };
}
