import type { TimeOff } from '../../contract/schemas.ts';
import { MIDDAY_AT, MINUTES_PER_DAY } from '../limits.ts';
import { parseMinutes } from './time.ts';

/** Minutes since the midnight that a day begins with. */
export interface MinutesOfDay {
  readonly from: number;
  readonly to: number;
}

/** The times of an absence; both are null for whole days, and an end at midnight is the end of the day. */
export type AwayTimes = Pick<TimeOff, 'start' | 'end'>;

const WHOLE_DAY: MinutesOfDay = { from: 0, to: MINUTES_PER_DAY };

/** The minutes of each of its days that an absence takes. */
export function awayMinutes({ start, end }: AwayTimes): MinutesOfDay {
  // Weeks that a browser kept from before there were parts of days have no times at all.
  if (start == null || end == null) return WHOLE_DAY;
  return { from: parseMinutes(start), to: parseMinutes(end) || MINUTES_PER_DAY };
}

/** Whether an absence is for a part of a day alone. */
export function isPartOfDay({ start }: Pick<AwayTimes, 'start'>): boolean {
  return start != null;
}

/** Whether two absences take some of the same time; parts of one day may follow each other. */
export function awayTogether(
  one: Pick<TimeOff, 'starts_on' | 'ends_on' | 'start' | 'end'>,
  other: Pick<TimeOff, 'starts_on' | 'ends_on' | 'start' | 'end'>,
): boolean {
  if (one.ends_on < other.starts_on || other.ends_on < one.starts_on) return false;
  const [first, second] = [awayMinutes(one), awayMinutes(other)];
  return first.from < second.to && second.from < first.to;
}

/** The times that a part of a day stands for where it is asked for: days are halved at midday of the location. */
export function awayTimes(asked: { readonly part: TimeOff['part'] } & AwayTimes, midday = MIDDAY_AT): AwayTimes {
  if (asked.part === 'MORNING') return { start: '00:00', end: midday };
  if (asked.part === 'AFTERNOON') return { start: midday, end: '00:00' };
  return asked.part === 'HOURS' ? { start: asked.start, end: asked.end } : { start: null, end: null };
}

/** Why the times of a request make no sense, or nothing. */
export function findPartProblem(
  asked: Pick<TimeOff, 'part' | 'starts_on' | 'ends_on' | 'start' | 'end'>,
): 'MANY_DAYS' | 'TIMES' | undefined {
  if (asked.part === 'DAYS') return asked.start === null && asked.end === null ? undefined : 'TIMES';
  if (asked.starts_on !== asked.ends_on) return 'MANY_DAYS';
  if (asked.part !== 'HOURS') return asked.start === null && asked.end === null ? undefined : 'TIMES';
  const { start, end } = asked;
  return start !== null && end !== null && (end > start || end === '00:00') ? undefined : 'TIMES';
}

/** Whether an absence takes some of a shift's time on the day on which the shift starts. */
export function takesTimeOf(
  absence: Pick<TimeOff, 'starts_on' | 'ends_on' | 'start' | 'end'>,
  shift: { readonly date: string; readonly start: string; readonly end: string },
): boolean {
  if (shift.date < absence.starts_on || absence.ends_on < shift.date) return false;
  const away = awayMinutes(absence);
  const ends = shift.end > shift.start ? parseMinutes(shift.end) : MINUTES_PER_DAY;
  return parseMinutes(shift.start) < away.to && away.from < ends;
}

/** The minutes by the clock that an absence takes of each of its days. */
export function awayLength(times: AwayTimes): number {
  const { from, to } = awayMinutes(times);
  return to - from;
}
