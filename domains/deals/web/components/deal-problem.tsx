import { useDealWords } from '../words.ts';

/** Why a shift request that was kept for later was refused, by the code of the refusal. */
export function DealProblem({ code }: { readonly code: string }) {
  const { problem } = useDealWords();
  // The shift is not on the schedule any more.
  return <p>{problem({ code: code === 'NOT_FOUND' ? 'SHIFT_NOT_YOURS' : code })}</p>;
}
