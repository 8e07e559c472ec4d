/**
 * Converts local time to an instant; skipped times move later, repeated ones use the first. A skipped time is read as
 * that much later, a repeated one as the first.
 */
export function instantAt(date: string, time: string, zone: string): number {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds;
}

/** Returns the local date of an instant. */
export function dateAt(instant: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** Lists consecutive dates with their weekdays: Monday is 1. */
export function datesFrom(first: string, count: number): { date: string; weekday: number }[] {
  const day = Temporal.PlainDate.from(first);
  return Array.from({ length: count }, (_, index) => {
    const date = day.add({ days: index });
    return { date: date.toString(), weekday: date.dayOfWeek };
  });
}
