import type { EndReason } from '../contract/schemas.ts';

/** The side that caused an ending without a hire. */
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

/** The side that caused an ending. */
export function reasonSide(reason: EndReason): ReasonSide {
  return SIDE_OF[reason];
}

/** The end reasons that an employer may choose, by side, in display order. */
export function reasonsOfSide(side: ReasonSide): readonly EndReason[] {
  return (Object.keys(SIDE_OF) as EndReason[]).filter(
    (reason) => SIDE_OF[reason] === side && reason !== 'CANDIDATE_WITHDREW',
  );
}

/** The kind of mail sent when an application ends. */
export type LetterKind = 'filled' | 'declined' | 'noAnswer' | 'noShow' | 'closed';

/**
 * Which letter goes with a reason. It says what the candidate may know: that the place is taken, that nothing was heard of
 * them; never what was thought of them.
 */
export function letterFor(reason: EndReason): LetterKind {
  if (reason === 'POSITION_FILLED') return 'filled';
  if (reason === 'NO_ANSWER') return 'noAnswer';
  return { COMPANY: 'declined', CANDIDATE: 'closed', NO_SHOW: 'noShow' }[reasonSide(reason)] as LetterKind;
}
