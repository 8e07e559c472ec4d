import type { Bar } from '../contract/bars.ts';

/** Maximum messages of one sender within a period without a reply. */
export const MOST_UNANSWERED = 10;
export const UNANSWERED_DAYS = 7;

/** Facts that decide whether a party may write. Times in milliseconds. */
export interface WritingFacts {
  /** The candidate wants nothing of the house here, or nothing of this person. */
  readonly isBlocked: boolean;
  /** The house closed the conversation. */
  readonly isClosed: boolean;
  readonly suspendedUntil: number | null;
  /** Whether the candidate is under age. */
  readonly isMinor: boolean;
  /** Whether this person may write to those who are. */
  readonly isApproved: boolean;
  /** Messages of this person since the candidate last wrote. */
  readonly unanswered: number;
}

/**
 * Resolves why a party may not write, the candidate's own block first; null if they may. What the candidate wants
 * weighs most, what ends by itself least.
 */
export function resolveBar(
  side: 'EMPLOYER' | 'CANDIDATE',
  facts: WritingFacts,
  now: number,
): Exclude<Bar, 'HIRED'> | null {
  if (facts.isClosed) return 'CLOSED';
  if (side === 'CANDIDATE') return null;
  if (facts.isBlocked) return 'BLOCKED';
  if (facts.suspendedUntil !== null && facts.suspendedUntil > now) return 'SUSPENDED';
  if (facts.isMinor && !facts.isApproved) return 'MINOR';
  return facts.unanswered >= MOST_UNANSWERED ? 'UNANSWERED' : null;
}
