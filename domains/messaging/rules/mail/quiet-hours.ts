/** Nobody's telephone rings for a job between these hours of their own day. */
const QUIET_FROM = 21;
const QUIET_UNTIL = 8;

/** The first instant from `at` on outside the quiet hours of a time zone. */
export function afterQuietHours(at: Date, timeZone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  if (local.hour >= QUIET_UNTIL && local.hour < QUIET_FROM) return at;
  const morning = local.hour < QUIET_UNTIL ? local : local.add({ days: 1 });
  return new Date(morning.withPlainTime({ hour: QUIET_UNTIL }).epochMilliseconds);
}
