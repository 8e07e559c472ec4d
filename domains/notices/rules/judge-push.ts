/** What a push service answered to a message: `status` is null where it was not reached, `UNWRITABLE` where nothing can be encrypted for the device. */
export interface PushAnswer {
  readonly status: number | 'UNWRITABLE' | null;
  /** The header `Retry-After`: seconds, or a date. */
  readonly retryAfter: string | null;
}

/** What becomes of a message. `DEVICE_GONE`: the browser no longer wants any, so the device is forgotten. */
export type PushVerdict =
  | { readonly state: 'SENT' }
  | { readonly state: 'SKIPPED'; readonly reason: 'DEVICE_GONE' }
  | { readonly state: 'FAILED'; readonly reason: 'REFUSED' | 'UNREACHABLE' }
  | { readonly state: 'WAITING'; readonly notBefore: Date };

const MINUTE_MS = 60_000;
/** The waits between tries; after the last one it is given up. */
const WAITS_MS = [1, 5, 20, 60].map((minutes) => minutes * MINUTE_MS);
/** No service is waited for longer. */
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

function askedWait(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0;
  const wait = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}

/** Tells if a line was taken more often than anything is tried: whoever took it before never said what became of it. */
export const isGivenUp = (attempt: number): boolean => attempt > WAITS_MS.length + 1;

/** Judges an answer to the try with this number, the first being 1 (RFC 8030, section 5). */
export function judgePush({ status, retryAfter }: PushAnswer, attempt: number, now: Date): PushVerdict {
  if (status === 'UNWRITABLE') return { state: 'FAILED', reason: 'REFUSED' };
  if (status !== null && status >= 200 && status < 300) return { state: 'SENT' };
  if (status === 404 || status === 410) return { state: 'SKIPPED', reason: 'DEVICE_GONE' };
  const mayPass = status === null || status === 429 || status >= 500;
  if (!mayPass) return { state: 'FAILED', reason: 'REFUSED' };
  const wait = WAITS_MS[attempt - 1];
  if (wait === undefined) return { state: 'FAILED', reason: 'UNREACHABLE' };
  return { state: 'WAITING', notBefore: new Date(now.getTime() + Math.max(wait, askedWait(retryAfter, now))) };
}
