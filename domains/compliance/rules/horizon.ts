const DAY_MS = 86_400_000;
/** Weeks that lie further ahead are planned too loosely to be judged. */
const WEEKS_AHEAD = 8;

const dateAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/**
 * The weeks that are watched, by their first days: the one before this one, because it can still be put right with those who
 * worked it, to eight ahead. In days of UTC, wide enough for every place on earth.
 */
export function checkHorizon(now: Date): { readonly from: string; readonly to: string } {
  return { from: dateAt(now.getTime() - 14 * DAY_MS), to: dateAt(now.getTime() + (WEEKS_AHEAD * 7 + 1) * DAY_MS) };
}

/** Tells if a week is within the checked horizon. */
export function isWatched(week: string, now: Date): boolean {
  const { from, to } = checkHorizon(now);
  return week >= from && week <= to;
}
