/** A stretch of somebody's work. */
export interface WorkSpan {
  readonly from: Date;
  readonly until: Date;
}

const MINUTE_MS = 60_000;
/** Nobody waits longer, such as over a holiday: news of work that is older helps no one. */
export const LONGEST_HOLD_MS = 72 * 60 * MINUTE_MS;

/** The first instant from `at` on when somebody is at work, give or take a margin, or when they have waited long enough. */
export function nextOnClock(at: Date, spans: readonly WorkSpan[], marginMinutes: number): Date {
  const margin = marginMinutes * MINUTE_MS;
  const begins = spans
    .filter(({ until }) => until.getTime() + margin > at.getTime())
    .map(({ from }) => Math.max(from.getTime() - margin, at.getTime()));
  return new Date(Math.min(...begins, at.getTime() + LONGEST_HOLD_MS));
}
