const FIRST_MS = 15_000;
const LONGEST_MS = 15 * 60_000;

/** The delay before the next scan: doubles with each failed one, at most 15 minutes. */
export function checkDelay(checks: number): number {
  return Math.min(FIRST_MS * 2 ** Math.min(checks, 10), LONGEST_MS);
}
