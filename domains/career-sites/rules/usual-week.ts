import type { UsualShift } from '@hearth/domains/job-library/schemas';

const DAY_MINUTES = 24 * 60;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** A shift in minutes after midnight of its day; an end past midnight exceeds 1440. */
export interface WeekBar {
  readonly start: string;
  readonly end: string;
  readonly from: number;
  readonly to: number;
}

/** The layout of a usual week: the shifts of each day on a common scale. */
export interface WeekLayout {
  readonly days: readonly { readonly day: number; readonly bars: readonly WeekBar[] }[];
  /** The first and last minute of the scale, an hour around the shifts. */
  readonly from: number;
  readonly to: number;
  readonly totalMinutes: number;
  readonly shifts: number;
}

function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the days of a week, starting with the given one. */
export function rotateDays(first: number, { days }: WeekLayout): WeekLayout['days'] {
  return days.toSorted((a, b) => ((a.day - first + 7) % 7) - ((b.day - first + 7) % 7));
}

/** Lays out the shifts of a usual week on a common scale; null if there are none. */
export function layoutWeek(week: readonly UsualShift[]): WeekLayout | null {
  if (week.length === 0) return null;
  const bars = week.map(({ day, start, end }) => {
    const from = parseMinutes(start);
    const to = parseMinutes(end);
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
