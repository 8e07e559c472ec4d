const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The same day of the month some months later, or the last day of that month where it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = toDate(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.toISOString().slice(0, 10);
}
