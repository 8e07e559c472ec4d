import type { CoarseStage } from '../contract/schemas.ts';

/** Somebody who applied in the group within so many days cannot be referred. */
export const KNOWN_FOR_DAYS = 180;
const DAY_MS = 86_400_000;

export type RefusalReason = 'OVER' | 'OTHER_POST' | 'SELF' | 'STAFF' | 'KNOWN' | 'REFERRER_GONE';

/** Returns why an application by a link is no referral, or null if it is one. */
export function refusalReason(
  link: { readonly jobId: string; readonly userId: string; readonly expiresAt: Date },
  arrival: { readonly jobId: string; readonly userId: string; readonly at: Date; readonly lastBefore: Date | null },
  facts: { readonly candidateWorksHere: boolean; readonly referrerWorksHere: boolean },
): RefusalReason | null {
  if (link.userId === arrival.userId) return 'SELF';
  if (link.jobId !== arrival.jobId) return 'OTHER_POST';
  if (arrival.at >= link.expiresAt) return 'OVER';
  if (facts.candidateWorksHere) return 'STAFF';
  if (!facts.referrerWorksHere) return 'REFERRER_GONE';
  const since = arrival.lastBefore === null ? Infinity : arrival.at.getTime() - arrival.lastBefore.getTime();
  return since < KNOWN_FOR_DAYS * DAY_MS ? 'KNOWN' : null;
}

/** Reduces a stage to what the referrer may know. */
export function toCoarseStage(stage: string, disputed: boolean): CoarseStage {
  if (disputed) return 'NOT_COUNTED';
  if (stage === 'HIRED') return 'HIRED';
  if (stage === 'REJECTED' || stage === 'WITHDRAWN') return 'NOT_THIS_TIME';
  return stage === 'NEW' ? 'APPLIED' : 'IN_PROGRESS';
}
