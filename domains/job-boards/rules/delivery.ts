import type { DeliveryAction, DeliveryReason, PostingGoal } from '../contract/schemas.ts';

const MINUTE = 60_000;
/** How long is waited after each try that came to nothing: at first a blink of the board, later a night. */
const PAUSES_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 6 * 60 * MINUTE, 24 * 60 * MINUTE] as const;

/** How long to wait after so many tries that came to nothing; null when it is for people now. */
export function pauseAfter(tries: number): number | null {
  return PAUSES_MS[tries - 1] ?? null;
}

/** How a job in this state has to stand at a board. */
export function goalOf(jobStatus: string, isWanted: boolean): PostingGoal {
  if (!isWanted) return 'CLOSED';
  return jobStatus === 'LIVE' ? 'LIVE' : jobStatus === 'PAUSED' ? 'PAUSED' : 'CLOSED';
}

/** What the board knows: nothing yet, perhaps something, or what it confirmed. */
export type Told = 'UNSURE' | PostingGoal | null;

/** What a board has to be told so that a job stands there as it should; null when it knows, or has never heard of it. */
export function actionFor(told: Told, goal: PostingGoal): DeliveryAction | null {
  if (goal === 'LIVE') return told === 'LIVE' ? 'UPDATE' : 'PUBLISH';
  if (told === null || told === goal || (told === 'CLOSED' && goal === 'PAUSED')) return null;
  return goal === 'PAUSED' ? 'PAUSE' : 'CLOSE';
}

/** What a try came to. */
export interface Outcome {
  readonly outcome: 'DONE' | 'LATER' | 'FAILED';
  readonly reason: DeliveryReason | null;
}

/** What a board's answer means. What it does not know of need not be taken down. */
export function outcomeOf(action: DeliveryAction, status: number): Outcome {
  if (status >= 200 && status < 300) return { outcome: 'DONE', reason: null };
  if ((action === 'PAUSE' || action === 'CLOSE') && (status === 404 || status === 410))
    return { outcome: 'DONE', reason: null };
  if (status === 401) return { outcome: 'FAILED', reason: 'SIGNED_OUT' };
  if (status === 408 || status === 425 || status === 429 || status >= 500) return { outcome: 'LATER', reason: 'BUSY' };
  return { outcome: 'FAILED', reason: 'REFUSED' };
}

const LONGEST_DETAIL = 200;

/** What a board said, as it may be kept: one short line, and not a word of it when it repeats a secret. */
export function detailOf(said: string, secrets: readonly string[]): string {
  if (secrets.some((secret) => secret !== '' && said.includes(secret))) return '';
  const line = said.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length <= LONGEST_DETAIL ? line : `${line.slice(0, LONGEST_DETAIL - 1)}…`;
}
