/** An offer is open for so many days at most. */
export const MOST_OPEN_DAYS = 60;

/** The calendar day at a place. */
export function dayAt(now: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** The moment at which a day is over at a place. */
export function endOfDay(date: string, timeZone: string): number {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime({ timeZone }).epochMilliseconds;
}

/** The days of an offer that cannot be: it is over already or open too long, begins in the past, or ends before it begins. */
export function wrongDates(
  dates: { readonly starts_on: string; readonly ends_on: string | null; readonly open_until: string },
  today: string,
): ('starts_on' | 'ends_on' | 'open_until')[] {
  const last = Temporal.PlainDate.from(today).add({ days: MOST_OPEN_DAYS }).toString();
  return [
    ...(dates.starts_on < today ? (['starts_on'] as const) : []),
    ...(dates.ends_on !== null && dates.ends_on < dates.starts_on ? (['ends_on'] as const) : []),
    ...(dates.open_until < today || dates.open_until > last ? (['open_until'] as const) : []),
  ];
}
