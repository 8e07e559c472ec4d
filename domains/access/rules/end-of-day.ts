import { localDay } from '@hearth/kit/local-day';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** The first moment after a calendar day, `YYYY-MM-DD`, in a time zone, whatever its clock does that night. */
export function endOfDay(day: string, timeZone: string): string {
  const from = Date.parse(`${day}T00:00:00Z`) - DAY_MINUTES * MINUTE_MS;
  let before = 0;
  let after = 4 * DAY_MINUTES;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDay(new Date(from + middle * MINUTE_MS), timeZone) > day) after = middle;
    else before = middle;
  }
  return new Date(from + after * MINUTE_MS).toISOString();
}

/** The first moment of a calendar day, `YYYY-MM-DD`, in a time zone. */
export function startOfDay(day: string, timeZone: string): string {
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MINUTES * MINUTE_MS);
  return endOfDay(before.toISOString().slice(0, 10), timeZone);
}
