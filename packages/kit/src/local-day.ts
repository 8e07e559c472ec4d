/** The calendar day, `YYYY-MM-DD`, on which an instant falls in a time zone. */
export function localDay(instant: string | Date, timeZone: string): string {
  // Not Temporal: browsers ask this, and some do not have it yet. This locale writes YYYY-MM-DD.
  const day = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', day).format(new Date(instant));
}
