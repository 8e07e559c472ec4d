import { DAYS_PER_WEEK, MINUTES_PER_DAY, WEEK_START } from '../limits.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;
const ZERO = '0'.charCodeAt(0);

/** Dates met so far: a week of 500 people asks 30,000 times for a dozen of them. */
const dayNumbers = new Map<string, number>();
const dayDates = new Map<number, string>();
/** A server meets dates that strangers send: what is remembered is forgotten before it weighs anything. */
const MOST_REMEMBERED = 5_000;

function remember<Key, Value>(memory: Map<Key, Value>, key: Key, value: Value): void {
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  memory.set(key, value);
}

/** The number of a local date, so that dates can be compared and counted: 1970-01-01 is 0. */
export function dayNumber(date: string): number {
  let day = dayNumbers.get(date);
  if (day === undefined) {
    day = Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
    remember(dayNumbers, date, day);
  }
  return day;
}

/** The local date of a day number. */
export function dateOfDay(day: number): string {
  let date = dayDates.get(day);
  if (date === undefined) {
    date = new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
    remember(dayDates, day, date);
  }
  return date;
}

/** The date `days` later (or earlier, when negative). */
export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(date: string): number {
  return weekdayOfDay(dayNumber(date));
}

/** The weekday of a day number. */
export function weekdayOfDay(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** The first date of the week that contains `date`. */
export function startOfWeek(date: string, weekStart: number = WEEK_START): string {
  return addDays(date, -((weekdayOf(date) - weekStart + DAYS_PER_WEEK) % DAYS_PER_WEEK));
}

/** The seven dates of the week that starts on `first`. */
export function datesOfWeek(first: string): string[] {
  const day = dayNumber(first);
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => dateOfDay(day + index));
}

/** Minutes since midnight of a wall-clock time `HH:MM`. */
export function parseMinutes(time: string): number {
  const digit = (index: number): number => time.charCodeAt(index) - ZERO;
  return (digit(0) * 10 + digit(1)) * 60 + digit(3) * 10 + digit(4);
}

/** Formats minutes since midnight as `HH:MM`; minutes beyond a day wrap around. */
export function formatTime(minutes: number): string {
  const inDay = ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}

interface ZoneDay {
  readonly startsAt: number;
  readonly minutes: number;
  /** Whether every wall-clock minute of the day happens once: no change of offset in it. */
  readonly plain: boolean;
}

/** Days already worked out: asking Temporal for each of 14,000 times would take longer than all conflict rules together. */
const zoneDays = new Map<string, Map<number, ZoneDay>>();

function zoneDay(day: number, zone: string): ZoneDay {
  let days = zoneDays.get(zone);
  if (days === undefined) {
    days = new Map<number, ZoneDay>();
    remember(zoneDays, zone, days);
  }
  let known = days.get(day);
  if (known === undefined) {
    const date = Temporal.PlainDate.from(dateOfDay(day));
    const start = date.toZonedDateTime(zone);
    const next = date.add({ days: 1 }).toZonedDateTime(zone);
    const minutes = (next.epochMilliseconds - start.epochMilliseconds) / MS_PER_MINUTE;
    known = {
      startsAt: start.epochMilliseconds,
      minutes,
      plain: start.hour === 0 && start.minute === 0 && minutes === MINUTES_PER_DAY,
    };
    remember(days, day, known);
  }
  return known;
}

/** The length of a local day in minutes: 1380 or 1500 when the clocks change. */
export function minutesInDay(date: string, zone: string): number {
  return zoneDay(dayNumber(date), zone).minutes;
}

/** The start of a local day, in milliseconds. */
export function startOfDay(date: string, zone: string): number {
  return zoneDay(dayNumber(date), zone).startsAt;
}

/**
 * Between which two instants everything starts that starts on one of some local dates, wherever on earth: no clock ever stood a
 * whole day from UTC. What an index by instants is asked for, since it knows no local dates.
 */
export function startsOn(days: { from: string; to: string }): { from: string; before: string } {
  return { from: `${addDays(days.from, -1)}T00:00:00Z`, before: `${addDays(days.to, 2)}T00:00:00Z` };
}

/**
 * The instant of a wall-clock time at a place, in milliseconds. A time that the clocks skip is read as that much later, a time
 * that happens twice as the first one: what Temporal calls `compatible`, and what calendars do.
 */
export function toInstant(date: string, minutes: number, zone: string): number {
  const day = dayNumber(date) + Math.floor(minutes / MINUTES_PER_DAY);
  const inDay = minutes - Math.floor(minutes / MINUTES_PER_DAY) * MINUTES_PER_DAY;
  const known = zoneDay(day, zone);
  if (known.plain) return known.startsAt + inDay * MS_PER_MINUTE;
  const wall = Temporal.PlainDate.from(dateOfDay(day)).toPlainDateTime({
    hour: Math.floor(inDay / 60),
    minute: inDay % 60,
  });
  return wall.toZonedDateTime(zone).epochMilliseconds;
}

/** The local date and wall-clock time of an instant in a time zone. */
export function toWallClock(instant: number, zone: string): { date: string; time: string } {
  // The local date is that of UTC or one beside it.
  let day = Math.floor(instant / MS_PER_DAY) + 1;
  while (zoneDay(day, zone).startsAt > instant) day -= 1;
  const known = zoneDay(day, zone);
  if (known.plain)
    return { date: dateOfDay(day), time: formatTime(Math.floor((instant - known.startsAt) / MS_PER_MINUTE)) };
  const local = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDateTime();
  return { date: local.toPlainDate().toString(), time: formatTime(local.hour * 60 + local.minute) };
}
