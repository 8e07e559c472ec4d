import type { DeliveryAction, DeliveryReason, PostingGoal } from '../contract/schemas.ts';

const MINUTE = 60_000;
/** How long is waited after each try that came to nothing: at first a blink of the board, later a night. */
const PAUSES_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 6 * 60 * MINUTE, 24 * 60 * MINUTE] as const;

/** Returns the delay after so many failed tries, or null to give up. */
export function retryDelay(tries: number): number | null {
  return PAUSES_MS[tries - 1] ?? null;
}

/** Returns the state that a job should have at a board. */
export function resolveGoal(jobStatus: string, isWanted: boolean): PostingGoal {
  if (!isWanted) return 'CLOSED';
  return jobStatus === 'LIVE' ? 'LIVE' : jobStatus === 'PAUSED' ? 'PAUSED' : 'CLOSED';
}

/** The state a board is known to have: nothing, unsure, or a confirmed state. */
export type BoardKnowledge = 'UNSURE' | PostingGoal | null;

/** Returns the instruction that brings a board to the wanted state, or null if none is needed. */
export function actionFor(told: BoardKnowledge, goal: PostingGoal): DeliveryAction | null {
  if (goal === 'LIVE') return told === 'LIVE' ? 'UPDATE' : 'PUBLISH';
  if (told === null || told === goal || (told === 'CLOSED' && goal === 'PAUSED')) return null;
  return goal === 'PAUSED' ? 'PAUSE' : 'CLOSE';
}

/** The outcome of a delivery. */
export interface DeliveryOutcome {
  readonly outcome: 'DONE' | 'LATER' | 'FAILED';
  readonly reason: DeliveryReason | null;
}

/**
 * Interprets a board's HTTP status. Removing an unknown job counts as done. What it does not know of need not be
 * taken down.
 */
export function interpretStatus(action: DeliveryAction, status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return { outcome: 'DONE', reason: null };
  if ((action === 'PAUSE' || action === 'CLOSE') && (status === 404 || status === 410))
    return { outcome: 'DONE', reason: null };
  if (status === 401) return { outcome: 'FAILED', reason: 'SIGNED_OUT' };
  if (status === 408 || status === 425 || status === 429 || status >= 500) return { outcome: 'LATER', reason: 'BUSY' };
  return { outcome: 'FAILED', reason: 'REFUSED' };
}

const LONGEST_DETAIL = 200;

/** Shortens a board's answer to one line, and drops it if it contains a secret. */
export function sanitiseDetail(said: string, secrets: readonly string[]): string {
  if (secrets.some((secret) => secret !== '' && said.includes(secret))) return '';
  const line = said.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length <= LONGEST_DETAIL ? line : `${line.slice(0, LONGEST_DETAIL - 1)}…`;
}
