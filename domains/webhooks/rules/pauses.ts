const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1000, 60_000, 3_600_000];

/** The pauses between tries. After the last one it is given up: three days and a few hours after the first try. */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
/** How far a pause may be from its length, so that what failed together is not tried again together. */
const JITTER = 0.1;

/** How long to pause after a failed try with this number, the first being 1; null after the last. `chance` is from 0 up to 1. */
export function pauseAfter(attempt: number, chance: number): number | null {
  const pause = PAUSES_MS[attempt - 1];
  return pause === undefined ? null : Math.round(pause * (1 - JITTER + 2 * JITTER * chance));
}
