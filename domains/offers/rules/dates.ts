/** The most days that an offer stays open. */
export const MAX_OPEN_DAYS = 60;

/** Returns the local calendar day of an instant. */
export function localDate(now: number, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** Returns the instant at which a local day ends. */
export function endOfDay(date: string, timeZone: string): number {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime({ timeZone }).epochMilliseconds;
}

/** Finds invalid dates: expired or open too long, in the past, or ending before the start. */
export function findInvalidDates(
  dates: { readonly starts_on: string; readonly ends_on: string | null; readonly open_until: string },
  today: string,
): ('starts_on' | 'ends_on' | 'open_until')[] {
  const last = Temporal.PlainDate.from(today).add({ days: MAX_OPEN_DAYS }).toString();
  return [
    ...(dates.starts_on < today ? (['starts_on'] as const) : []),
    ...(dates.ends_on !== null && dates.ends_on < dates.starts_on ? (['ends_on'] as const) : []),
    ...(dates.open_until < today || dates.open_until > last ? (['open_until'] as const) : []),
  ];
}
