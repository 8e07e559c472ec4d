import type { EndReason, Stage } from '../contract/schemas.ts';

/** The columns of the board, in the order of the way. */
export const BOARD: readonly Stage[] = ['NEW', 'SCREEN', 'INTERVIEW', 'TRIAL', 'OFFER', 'HIRED'];
/** The stages from which a contract can still come. */
export const OPEN_STAGES: readonly Stage[] = ['NEW', 'SCREEN', 'INTERVIEW', 'TRIAL', 'OFFER'];

/** Every stage: the way, then the ends without a contract. */
export const STAGES: readonly Stage[] = [...BOARD, 'REJECTED', 'WITHDRAWN'];

/** Is true if an application can still lead to a hire. */
export function isOpen(stage: Stage): boolean {
  return OPEN_STAGES.includes(stage);
}

/** The next open stage; null after the last and for an ending. */
export function nextStage(stage: Stage): Stage | null {
  return isOpen(stage) ? (OPEN_STAGES[OPEN_STAGES.indexOf(stage) + 1] ?? null) : null;
}

export type MoveVerdict = 'allowed' | 'same' | 'needs_hire' | 'needs_reason' | 'refused';

/**
 * Whether an employer may move an application. Open stages may be changed freely, also backwards; rejecting needs a
 * reason; a rejection can be taken back; who was hired or has withdrawn stays so.
 */
export function moveVerdict(from: Stage, to: Stage, reason: EndReason | null): MoveVerdict {
  if (from === to) return 'same';
  if (from === 'HIRED' || from === 'WITHDRAWN' || to === 'WITHDRAWN') return 'refused';
  if (to === 'HIRED') return isOpen(from) ? 'needs_hire' : 'refused';
  if (to === 'REJECTED') return reason === null || reason === 'CANDIDATE_WITHDREW' ? 'needs_reason' : 'allowed';
  return 'allowed';
}

/** Is true in the first stages, where the candidate waits for the employer. */
export function waitsForEmployer(stage: Stage): boolean {
  return stage === 'NEW' || stage === 'SCREEN';
}

/** How long a move can be taken back as if it had not been: the offer to do so stands for ten seconds, longer under a pointer. */
const TAKE_BACK_MS = 120_000;

/** A move, as far as undoing it matters. */
export interface PastMove {
  readonly from: Stage | null;
  readonly to: Stage;
  /** The steps of its post that it led from and to, where that has any. */
  readonly fromStep: string | null;
  readonly toStep: string | null;
  readonly byUserId: string | null;
  readonly at: Date;
}

/** Is true if a move promptly reverts the same person's last one, so that no wait starts again. */
export function isUndo(last: PastMove, move: PastMove): boolean {
  return (
    last.from === move.to &&
    last.to === move.from &&
    last.fromStep === move.toStep &&
    last.toStep === move.fromStep &&
    last.byUserId !== null &&
    last.byUserId === move.byUserId &&
    move.at.getTime() - last.at.getTime() <= TAKE_BACK_MS
  );
}
