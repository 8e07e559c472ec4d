import type { EndReason } from '../contract/schemas.ts';

/** Whose doing an end without a contract is. */
export type ReasonSide = 'COMPANY' | 'CANDIDATE' | 'NO_SHOW';
export const REASON_SIDES: readonly ReasonSide[] = ['COMPANY', 'CANDIDATE', 'NO_SHOW'];

const SIDE_OF: Readonly<Record<EndReason, ReasonSide>> = {
  POSITION_FILLED: 'COMPANY',
  HOURS_DO_NOT_FIT: 'COMPANY',
  MISSING_REQUIREMENT: 'COMPANY',
  OTHER_CANDIDATE: 'COMPANY',
  OTHER: 'COMPANY',
  NO_ANSWER: 'CANDIDATE',
  NOT_INTERESTED: 'CANDIDATE',
  PAY_DOES_NOT_FIT: 'CANDIDATE',
  CANDIDATE_WITHDREW: 'CANDIDATE',
  NO_SHOW: 'NO_SHOW',
};

/** Whose doing it is that an application ended for a reason. */
export function sideOf(reason: EndReason): ReasonSide {
  return SIDE_OF[reason];
}

/** The reasons that an employer may give, by side, in the order in which they are offered. */
export function reasonsOf(side: ReasonSide): readonly EndReason[] {
  return (Object.keys(SIDE_OF) as EndReason[]).filter(
    (reason) => SIDE_OF[reason] === side && reason !== 'CANDIDATE_WITHDREW',
  );
}

/** What is written to somebody whose application ends. */
export type LetterKind = 'filled' | 'declined' | 'noAnswer' | 'noShow' | 'closed';

/**
 * Which letter goes with a reason. It says what the candidate may know: that the place is taken, that nothing was heard of
 * them; never what was thought of them.
 */
export function letterFor(reason: EndReason): LetterKind {
  if (reason === 'POSITION_FILLED') return 'filled';
  if (reason === 'NO_ANSWER') return 'noAnswer';
  return { COMPANY: 'declined', CANDIDATE: 'closed', NO_SHOW: 'noShow' }[sideOf(reason)] as LetterKind;
}
