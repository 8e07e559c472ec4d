/** Returns the first instant of a local day, when scheduled jobs go live. */
export function startOfDay(date: string, timeZone: string): string {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone }).toInstant().toString();
}

/** Returns the instant at which a local day ends, when jobs expire. */
export function endOfDay(date: string, timeZone: string): string {
  return startOfDay(Temporal.PlainDate.from(date).add({ days: 1 }).toString(), timeZone);
}

/** Returns the date that many days later. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Returns whether the expiry has passed. */
export function isExpired(expiresAt: string | null, now: string): boolean {
  return (
    expiresAt !== null && Temporal.Instant.compare(Temporal.Instant.from(expiresAt), Temporal.Instant.from(now)) <= 0
  );
}
