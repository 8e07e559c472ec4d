import type { CoarseStage } from '../contract/schemas.ts';

/** Whoever applied in the group within so many days is known there, and referred by nobody. */
export const KNOWN_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

export type Refused = 'OVER' | 'OTHER_POST' | 'SELF' | 'STAFF' | 'KNOWN' | 'REFERRER_GONE';

/** Why an application that came by a link counts as nobody's referral; null when it counts. */
export function refusedBecause(
  link: { readonly jobId: string; readonly userId: string; readonly expiresAt: Date },
  arrival: { readonly jobId: string; readonly userId: string; readonly at: Date; readonly lastBefore: Date | null },
  facts: { readonly candidateWorksHere: boolean; readonly referrerWorksHere: boolean },
): Refused | null {
  if (link.userId === arrival.userId) return 'SELF';
  if (link.jobId !== arrival.jobId) return 'OTHER_POST';
  if (arrival.at >= link.expiresAt) return 'OVER';
  if (facts.candidateWorksHere) return 'STAFF';
  if (!facts.referrerWorksHere) return 'REFERRER_GONE';
  const since = arrival.lastBefore === null ? Infinity : arrival.at.getTime() - arrival.lastBefore.getTime();
  return since < KNOWN_FOR_DAYS * DAY_MS ? 'KNOWN' : null;
}

/** Where an application has come to, in the words that its referrer may have. */
export function coarseStageOf(stage: string, disputed: boolean): CoarseStage {
  if (disputed) return 'NOT_COUNTED';
  if (stage === 'HIRED') return 'HIRED';
  if (stage === 'REJECTED' || stage === 'WITHDRAWN') return 'NOT_THIS_TIME';
  return stage === 'NEW' ? 'APPLIED' : 'IN_PROGRESS';
}
