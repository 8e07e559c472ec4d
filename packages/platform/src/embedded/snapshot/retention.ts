const HOURS_KEPT = 24;
const DAYS_KEPT = 7;
const HOUR_LENGTH = '2026-11-20T09'.length;
const DAY_LENGTH = '2026-11-20'.length;

/**
 * Which snapshots may go: all but the last one of each of the 24 newest hours and of the 7 newest days (UTC) that have any.
 * Hours and days without a snapshot do not count, so a server that was off for a month keeps what it had.
 */
export function outdatedSnapshots(taken: readonly Date[]): Date[] {
  const newestFirst = taken.toSorted((a, b) => b.getTime() - a.getTime());
  const kept = new Set([
    ...lastOfEach(newestFirst, HOUR_LENGTH).slice(0, HOURS_KEPT),
    ...lastOfEach(newestFirst, DAY_LENGTH).slice(0, DAYS_KEPT),
  ]);
  return newestFirst.filter((moment) => !kept.has(moment));
}

function lastOfEach(newestFirst: readonly Date[], length: number): Date[] {
  const seen = new Map<string, Date>();
  for (const moment of newestFirst) {
    const period = moment.toISOString().slice(0, length);
    if (!seen.has(period)) seen.set(period, moment);
  }
  return [...seen.values()];
}
