/** The calendar day, `YYYY-MM-DD`, on which an instant falls in a time zone. */
export function localDay(instant: string | Date, timeZone: string): string {
  // Not Temporal: browsers ask this, and some do not have it yet. This locale writes YYYY-MM-DD.
  const day = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', day).format(new Date(instant));
}

const DAY_MS = 86_400_000;
const startOf = (day: string): number => new Date(`${day}T00:00:00Z`).getTime();

/** How many days lie between two days; negative where the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOf(to) - startOf(from)) / DAY_MS);
}
