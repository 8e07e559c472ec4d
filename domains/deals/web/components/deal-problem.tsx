import { useDealWords } from '../words.ts';

/** Why a shift request was refused, by the code of the refusal. */
export function DealProblem({ code }: { readonly code: string }) {
  const { problem } = useDealWords();
  return <p>{problem({ code })}</p>;
}
