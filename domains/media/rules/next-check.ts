const FIRST_MS = 15_000;
const LONGEST_MS = 15 * 60_000;

/** How long a file waits for its next look after so many at which the scanner could not be asked: twice as long each time, 15 minutes at most. */
export function pauseAfter(checks: number): number {
  return Math.min(FIRST_MS * 2 ** Math.min(checks, 10), LONGEST_MS);
}
