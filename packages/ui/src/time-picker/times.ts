/** A time of day as text: HH:MM on a 24-hour clock. */
export type ClockTime = string;

/** More options than this are no help: the list stays empty. */
export const MAX_TIME_OPTIONS = 200;

const MINUTES_IN_HOUR = 60;
const LAST_MINUTE = 24 * MINUTES_IN_HOUR - 1;

/** First and last time that can be chosen; both count as inside. */
export type TimeBounds = { min?: ClockTime | undefined; max?: ClockTime | undefined };

/** The step of an arrow key in each part. */
export type TimeSteps = { hourStep?: number | undefined; minuteStep?: number | undefined };

/** Reads HH:MM into minutes after midnight; undefined for anything else. */
export function parseTime(text: string): number | undefined {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/u.exec(text);
  return parts === null ? undefined : Number(parts[1]) * MINUTES_IN_HOUR + Number(parts[2]);
}

/** Writes minutes after midnight as HH:MM. */
export function writeTime(minutes: number): ClockTime {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / MINUTES_IN_HOUR))}:${pad(minutes % MINUTES_IN_HOUR)}`;
}

/** Understands what people type: 9, 930, 9:30, 09.30; undefined when it is no time. */
export function completeTime(text: string): ClockTime | undefined {
  const parts = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/u.exec(text.trim());
  if (parts === null) return undefined;
  const time = `${(parts[1] ?? '').padStart(2, '0')}:${parts[2] ?? '00'}`;
  return parseTime(time) === undefined ? undefined : time;
}

/** The times from min to max by the step; empty, with a warning, when the range divided by the step exceeds 200. */
export function buildTimeOptions({ min = '00:00', max = '23:59' }: TimeBounds, stepMinutes: number): ClockTime[] {
  const first = parseTime(min) ?? 0;
  const last = parseTime(max) ?? LAST_MINUTE;
  if (stepMinutes <= 0 || (last - first) / stepMinutes > MAX_TIME_OPTIONS) {
    console.warn('Too many options for time picker');
    return [];
  }
  const count = last < first ? 0 : Math.floor((last - first) / stepMinutes) + 1;
  return Array.from({ length: count }, (_, index) => writeTime(first + index * stepMinutes));
}

/** The step of the list: the minute step when one is asked for, else the hour step. */
export function listStep({ hourStep = 1, minuteStep }: TimeSteps): number {
  return minuteStep ?? hourStep * MINUTES_IN_HOUR;
}

/** Moves one part of a time by its step; it wraps inside the part and stays as it was when that would leave the bounds. */
export function adjustTime(
  time: ClockTime,
  part: 'hours' | 'minutes',
  direction: 1 | -1,
  steps: TimeSteps,
  bounds: TimeBounds,
): ClockTime {
  const minutes = parseTime(time);
  if (minutes === undefined) return time;
  const [hour, minute] = [Math.floor(minutes / MINUTES_IN_HOUR), minutes % MINUTES_IN_HOUR];
  const next =
    part === 'hours'
      ? wrap(hour + direction * (steps.hourStep ?? 1), 24) * MINUTES_IN_HOUR + minute
      : hour * MINUTES_IN_HOUR + wrap(minute + direction * (steps.minuteStep ?? 1), MINUTES_IN_HOUR);
  const moved = writeTime(next);
  return isTimeWithin(moved, bounds) ? moved : time;
}

/** Tells if a time is within the bounds. */
export function isTimeWithin(time: ClockTime, { min, max }: TimeBounds): boolean {
  return (min === undefined || time >= min) && (max === undefined || time <= max);
}

function wrap(value: number, size: number): number {
  return ((value % size) + size) % size;
}
