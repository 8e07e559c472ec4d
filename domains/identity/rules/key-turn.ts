import { SIGNING_KEY_MS } from './limits.ts';

/** Whether a signing key has had its time. One from the future was made by a clock that was wrong, and goes as well. */
export function hasHadItsTime(madeAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - madeAt.getTime()) >= SIGNING_KEY_MS;
}
