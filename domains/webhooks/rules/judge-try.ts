import { FAILING_MS } from './limits.ts';
import { pauseAfter } from './pauses.ts';

/** What came of a try: a status, or why there is none. */
export type TryResult =
  | { readonly status: number; readonly body: string; readonly retryAfter: string | null }
  | { readonly status: null; readonly failure: 'TIMEOUT' | 'UNREACHABLE' };

/** What becomes of a delivery, and of its webhook. */
export interface Verdict {
  readonly state: 'WAITING' | 'DELIVERED' | 'FAILED';
  readonly notBefore: Date | null;
  readonly failure: 'STATUS' | 'TIMEOUT' | 'UNREACHABLE' | null;
  /** Since when the webhook fails, and why it is paused now. */
  readonly failingSince: Date | null;
  readonly pause: 'GONE' | 'FAILING' | null;
}

const GONE = 410;
/** No receiver puts off a delivery for longer. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** Tells if a receiver took a delivery. An address that leads elsewhere did not: nothing is followed. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;

function askedWait(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0;
  const wait = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}

/** Judges the try with this number, the first being 1, of a webhook that has failed since a moment. */
export function judgeTry(
  result: TryResult,
  { attempt, failingSince, now, chance }: { attempt: number; failingSince: Date | null; now: Date; chance: number },
): Verdict {
  if (result.status !== null && isTaken(result.status))
    return { state: 'DELIVERED', notBefore: null, failure: null, failingSince: null, pause: null };
  const failure = result.status === null ? result.failure : 'STATUS';
  const since = failingSince ?? now;
  if (result.status === GONE) return { state: 'FAILED', notBefore: null, failure, failingSince: since, pause: 'GONE' };
  const pause = now.getTime() - since.getTime() >= FAILING_MS ? 'FAILING' : null;
  const wait = pauseAfter(attempt, chance);
  if (wait === null) return { state: 'FAILED', notBefore: null, failure, failingSince: since, pause };
  const asked = result.status === null ? 0 : askedWait(result.retryAfter, now);
  const notBefore = new Date(now.getTime() + Math.max(wait, asked));
  return { state: 'WAITING', notBefore, failure, failingSince: since, pause };
}
