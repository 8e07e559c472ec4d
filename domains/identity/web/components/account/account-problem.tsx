import { Problem, ProblemBox, useErrorWords } from '../problem.tsx';
import { hasAccountSentence, useAccountPhrases } from './phrases.ts';

/** Why something about an account did not work: in these pages' own words, else in the catalogue's. */
export function AccountProblem({ code }: { code: string }) {
  const { problem } = useAccountPhrases();
  if (!hasAccountSentence(code)) return <Problem code={code} />;
  return (
    <ProblemBox>
      <p>{problem({ code })}</p>
    </ProblemBox>
  );
}

/** The sentence for a code, to stand at a field. */
export function useAccountErrorWords(): (code: string) => string {
  const { problem } = useAccountPhrases();
  const others = useErrorWords();
  return (code) => (hasAccountSentence(code) ? problem({ code }) : others(code));
}
