const DAY_MS = 86_400_000;
/** Fewer answers than this are never shown, and not added to anything that is shown. */
export const FEWEST_ANSWERS = 5;
/** How long after its end a shift can be rated. */
export const ANSWERABLE_FOR_MS = 2 * DAY_MS;
/** A shift of a week's last night ends on the next day; then it is asked about; and no place on earth is further than a day away. */
const CLOSES_AFTER_DAYS = 11;

const toIsoDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The Monday of the week that contains a date; results are shown by whole weeks. */
export function startOfWeek(date: string): string {
  const day = Date.parse(date);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return toIsoDate(day - sinceMonday * DAY_MS);
}

/**
 * Weeks that begin on this day or before are over: nothing can be added to them any more. Only such weeks are shown. Whoever
 * looks twice sees the same twice, and learns nothing of whoever answered in between.
 */
export function newestClosedWeek(now: Date): string {
  return toIsoDate(now.getTime() - CLOSES_AFTER_DAYS * DAY_MS);
}

/** Until when a shift can be answered for. */
export function answerableUntil(endsAt: Date): Date {
  return new Date(endsAt.getTime() + ANSWERABLE_FOR_MS);
}

/** Tells if a week of a location has enough answers to be shown. */
export function canBeShown(scores: readonly number[]): boolean {
  return countAnswers(scores) >= FEWEST_ANSWERS;
}

/** Counts the answers. */
export function countAnswers(scores: readonly number[]): number {
  return scores.reduce((sum, count) => sum + count, 0);
}

/** The mean score with one decimal, so that single answers cannot be derived. */
export function averageScore(scores: readonly number[]): number {
  const sum = scores.reduce((total, count, index) => total + count * (index + 1), 0);
  return Math.round((sum / countAnswers(scores)) * 10) / 10;
}

/** Answers of several places, choice by choice. Only of places that may each be shown: so no sum tells of one that may not. */
export function addScores(all: readonly (readonly number[])[]): number[] {
  const sums = [0, 0, 0, 0, 0];
  for (const scores of all) {
    if (!canBeShown(scores)) continue;
    for (const [index, count] of scores.entries()) sums[index] = (sums[index] ?? 0) + count;
  }
  return sums;
}
