import { LONGEST_SPAN_MS } from '../limits.ts';
import { isMarked, readDay } from '../live-day.ts';
import type { DayFacts, FoundException } from '../live-day.ts';
import { matchShift } from '../match.ts';
import { pairPunches } from '../pair.ts';

/** A day of a location, in milliseconds. */
export interface DaySpan {
  readonly date: string;
  readonly from: number;
  readonly before: number;
}

/** A day of one person with what is odd about it. */
export interface OddDay {
  readonly date: string;
  readonly shiftIds: readonly string[];
  readonly punchIds: readonly string[];
  readonly exceptions: readonly FoundException[];
}

/** What is known of the clocks of a location. */
export interface ClockUse {
  /** Whether people can clock in there now. */
  readonly isOffered: boolean;
  /** The first punch ever; null before it. */
  readonly firstAt: number | null;
  /** When the punches that were read were made. */
  readonly punchedAt: readonly number[];
  /** The earliest punch that was read where there were more than are read at once; null where all were. */
  readonly cutAt: number | null;
}

/**
 * The days of a location that can have exceptions: none before it began to clock in, where everybody would be missing; where nobody
 * can clock in any more, those on which somebody did; and none whose punches were not all read.
 */
export function findClockedDays(
  days: readonly DaySpan[],
  { isOffered, firstAt, punchedAt, cutAt }: ClockUse,
): DaySpan[] {
  if (firstAt === null) return [];
  const isNear = (day: DaySpan, at: number): boolean =>
    at >= day.from - LONGEST_SPAN_MS && at < day.before + LONGEST_SPAN_MS;
  return days.filter(
    (day) =>
      firstAt < day.before &&
      (cutAt === null || day.from - LONGEST_SPAN_MS > cutAt) &&
      (isOffered || punchedAt.some((at) => isNear(day, at))),
  );
}

/**
 * What is odd about some days of one person, by the day on which the shift or the work began that it is about: a night is one day. The
 * facts reach beyond the days as far as work can last, so that nothing at their edges seems to be missing.
 */
export function findOddDays(facts: DayFacts, days: readonly DaySpan[]): OddDay[] {
  const { shifts, punches } = facts;
  const { spans } = pairPunches(punches);
  const dateAt = (at: number): string | undefined => days.find(({ from, before }) => at >= from && at < before)?.date;
  const beginOf = (about: string, at: number): number => {
    const shift = shifts.find(({ id }) => id === about);
    if (shift !== undefined) return shift.start;
    const span = spans.findLast(({ start, end }) => at >= start && at <= (end ?? start + LONGEST_SPAN_MS));
    return span === undefined ? at : (matchShift(span, shifts)?.start ?? span.start);
  };
  const found = Map.groupBy(readDay(facts).exceptions, ({ key, kind, at }) =>
    dateAt(beginOf(key.slice(kind.length + 1), at)),
  );
  found.delete(undefined);
  if (found.size === 0) return [];
  const dates = punches.map(({ id, at }) => dateAt(beginOf(id, at)));
  return [...found].flatMap(([date, exceptions]): OddDay[] => {
    if (date === undefined) return [];
    return [
      {
        date,
        shiftIds: shifts.filter(({ start }) => dateAt(start) === date).map(({ id }) => id),
        punchIds: punches.filter((_punch, index) => dates[index] === date).map(({ id }) => id),
        exceptions,
      },
    ];
  });
}

/** What is settled already. */
export interface Settled {
  /** The keys that a manager marked as seen. */
  readonly seen: ReadonlySet<string>;
  readonly marks: Parameters<typeof isMarked>[1];
}

/** A day without what a manager has seen or knows; undefined where nothing is left. */
export function keepOpen<Day extends OddDay>(day: Day, { seen, marks }: Settled): Day | undefined {
  const exceptions = day.exceptions.filter((one) => !seen.has(one.key) && !isMarked(one, marks));
  return exceptions.length === 0 ? undefined : { ...day, exceptions };
}

/** Where a day of somebody stands in the list. */
export interface OddDayPlace {
  readonly on: string;
  readonly sort_name: string;
  readonly id: string;
}

/** The order of the list: the latest day first, then by name. */
export function compareOddDays(one: OddDayPlace, other: OddDayPlace): number {
  if (one.on !== other.on) return one.on > other.on ? -1 : 1;
  if (one.sort_name !== other.sort_name) return one.sort_name < other.sort_name ? -1 : 1;
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
}
