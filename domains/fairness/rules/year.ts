/**
 * A year is counted on the first of March of the next one: most of who applied then know what became of it. Nothing is shown before,
 * and nothing changes afterwards, so whoever looks twice learns nothing of who answered in between.
 */
export function countingDate(year: number): Date {
  return new Date(Date.UTC(year + 1, 2, 1));
}

/** Returns the newest year that has been counted by now. */
export function lastCountedYear(now: Date): number {
  const last = now.getUTCFullYear() - 1;
  return countingDate(last) <= now ? last : last - 1;
}
