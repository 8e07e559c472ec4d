const MINUTE_MS = 60_000;

/** How many minutes are left, the last one whole to its end; 0 when it is over. */
export function minutesLeft(endsAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now) / MINUTE_MS));
}
