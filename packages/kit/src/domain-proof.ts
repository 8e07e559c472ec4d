const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days that a proof of a domain goes on counting while its record is missing. */
export const DAYS_WITHOUT_RECORD = 7;

/** What a group is told of a domain that it has proven: its record is missing, or it counts no longer. */
export type ProofNews = 'MISSING' | 'ENDED';

/** What is known of a proven domain after it was looked at. */
export interface ProofAfter {
  readonly isProven: boolean;
  /** Since when its record is missing. */
  readonly missingSince: Date | null;
  /** When it is looked at again; null for one that has to be proven anew. */
  readonly nextCheckAt: Date | null;
  readonly tell: ProofNews | null;
}

/** The end of a proof whose record is missing. */
export function endOfProof(missingSince: Date): Date {
  return new Date(missingSince.getTime() + DAYS_WITHOUT_RECORD * DAY_MS);
}

/**
 * What becomes of a proven domain by a look at the name service: daily while the record is there, hourly while it is missing. The
 * proof ends after a week without it: by then the name may be somebody else's, who must not be spoken for.
 */
export function afterLook(missingSince: Date | null, hasRecord: boolean, now: Date): ProofAfter {
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  if (hasRecord) return { isProven: true, missingSince: null, nextCheckAt: later(DAY_MS), tell: null };
  const since = missingSince ?? now;
  if (now >= endOfProof(since)) return { isProven: false, missingSince: null, nextCheckAt: null, tell: 'ENDED' };
  return {
    isProven: true,
    missingSince: since,
    nextCheckAt: later(HOUR_MS),
    tell: missingSince === null ? 'MISSING' : null,
  };
}
