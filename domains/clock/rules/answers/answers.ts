import type { AnswerFilter } from '../../contract/answer-endpoints.ts';
import type { Attestation } from '../../contract/schemas.ts';

/** What of the answers at the end of work a manager looks at. */
export const ANSWER_MARKS = ['INJURY', 'NO_BREAK', 'TIPS'] as const;
export type AnswerMark = (typeof ANSWER_MARKS)[number];

/** How the list is narrowed. */
export const ANSWER_FILTERS = ['ALL', 'INJURY', 'NO_BREAK', 'NOTE'] as const satisfies readonly AnswerFilter[];

/** The filter of that name; all where there is none. */
export function toAnswerFilter(name: string | null): AnswerFilter {
  return ANSWER_FILTERS.find((one) => one === name) ?? 'ALL';
}

/** What stands out of somebody’s answers, the gravest first. Nothing does of what was not asked, or went as it should. */
export function marksOf({ took_breaks, got_tips, was_injured }: Omit<Attestation, 'note'>): AnswerMark[] {
  const holds: Readonly<Record<AnswerMark, boolean>> = {
    INJURY: was_injured === true,
    NO_BREAK: took_breaks === false,
    TIPS: got_tips === true,
  };
  return ANSWER_MARKS.filter((mark) => holds[mark]);
}

/** Answers as a manager reads them: tips are pay, and known to those alone who see pay. */
export function answersFor<Answers extends Pick<Attestation, 'got_tips'>>(
  answers: Answers,
  { seesPay }: { readonly seesPay: boolean },
): Answers {
  return seesPay ? answers : { ...answers, got_tips: null };
}
