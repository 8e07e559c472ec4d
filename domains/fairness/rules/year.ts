/**
 * A year is counted on the first of March of the next one: most of who applied then know what became of it. Nothing is shown before,
 * and nothing changes afterwards, so whoever looks twice learns nothing of who answered in between.
 */
export function countedOn(year: number): Date {
  return new Date(Date.UTC(year + 1, 2, 1));
}

/** The newest year that is counted by now. */
export function newestCounted(now: Date): number {
  const last = now.getUTCFullYear() - 1;
  return countedOn(last) <= now ? last : last - 1;
}
