import { SIGNING_KEY_MS } from './limits.ts';

/**
 * Is true if a signing key is too old, or is dated too far in the future by a wrong clock. One from the future was
 * made by a clock that was wrong, and goes as well.
 */
export function isKeyExpired(madeAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - madeAt.getTime()) >= SIGNING_KEY_MS;
}
