/** Hours of the day in which nothing is sent, as `HH:MM`. Until an earlier time than `from`, they hold overnight. */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

/** The first instant from `at` on that is outside of the quiet hours of a time zone. Equal times are no quiet hours. */
export function afterQuietHours(at: Date, quiet: QuietHours | null, timeZone: string): Date {
  if (quiet === null || quiet.from === quiet.until) return at;
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
  const isOvernight = quiet.from > quiet.until;
  const isQuiet = isOvernight ? time >= quiet.from || time < quiet.until : time >= quiet.from && time < quiet.until;
  if (!isQuiet) return at;
  const day = isOvernight && time >= quiet.from ? local.toPlainDate().add({ days: 1 }) : local.toPlainDate();
  const end = day.toZonedDateTime({ timeZone, plainTime: quiet.until });
  return new Date(end.epochMilliseconds);
}

/** The time of the next digest: on the hour, or at 8:00 in the time zone. */
export function nextDigest(at: Date, digest: 'HOURLY' | 'DAILY', timeZone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  if (digest === 'HOURLY')
    return new Date(local.round({ smallestUnit: 'hour', roundingMode: 'ceil' }).epochMilliseconds);
  const today = local.toPlainDate().toZonedDateTime({ timeZone, plainTime: '08:00' });
  const next = Temporal.ZonedDateTime.compare(local, today) <= 0 ? today : today.add({ days: 1 });
  return new Date(next.epochMilliseconds);
}
