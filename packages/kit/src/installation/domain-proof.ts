const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days that a proof of a domain goes on counting while its record is missing. */
export const DAYS_WITHOUT_RECORD = 7;

/** The notices about a verified domain: its record is missing, or the verification has ended. */
export type DomainProofNotice = 'MISSING' | 'ENDED';

/** The state of a verified domain after a check. */
export interface DomainProofState {
  readonly isProven: boolean;
  /** Since when its record is missing. */
  readonly missingSince: Date | null;
  /** When it is looked at again; null for one that has to be proven anew. */
  readonly nextCheckAt: Date | null;
  readonly tell: DomainProofNotice | null;
}

/** The time at which a verification without its record expires. */
export function proofExpiry(missingSince: Date): Date {
  return new Date(missingSince.getTime() + DAYS_WITHOUT_RECORD * DAY_MS);
}

/**
 * What becomes of a proven domain by a look at the name service: daily while the record is there, hourly while it is missing. The
 * proof ends after a week without it: by then the name may be somebody else's, who must not be spoken for.
 */
export function updateDomainProof(missingSince: Date | null, hasRecord: boolean, now: Date): DomainProofState {
  const later = (ms: number): Date => new Date(now.getTime() + ms);
  if (hasRecord) return { isProven: true, missingSince: null, nextCheckAt: later(DAY_MS), tell: null };
  const since = missingSince ?? now;
  if (now >= proofExpiry(since)) return { isProven: false, missingSince: null, nextCheckAt: null, tell: 'ENDED' };
  return {
    isProven: true,
    missingSince: since,
    nextCheckAt: later(HOUR_MS),
    tell: missingSince === null ? 'MISSING' : null,
  };
}
