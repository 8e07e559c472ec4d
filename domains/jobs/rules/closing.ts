/** The first instant of a day at a place: when a post scheduled for that day goes live. */
export function startOfDay(date: string, timeZone: string): string {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone }).toInstant().toString();
}

/** The instant at which a post that closes on `date` is gone: the end of that whole day at its own place. */
export function endOfDay(date: string, timeZone: string): string {
  return startOfDay(Temporal.PlainDate.from(date).add({ days: 1 }).toString(), timeZone);
}

/** The day `days` after another. */
export function daysAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Whether the moment of expiry has come. */
export function isOver(expiresAt: string | null, now: string): boolean {
  return (
    expiresAt !== null && Temporal.Instant.compare(Temporal.Instant.from(expiresAt), Temporal.Instant.from(now)) <= 0
  );
}
