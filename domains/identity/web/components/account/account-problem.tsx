import { Problem, ProblemBox, useErrorSentence } from '../problem.tsx';
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

/** Returns a function that gives the sentence of an error code for a field. */
export function useAccountErrorSentence(): (code: string) => string {
  const { problem } = useAccountPhrases();
  const others = useErrorSentence();
  return (code) => (hasAccountSentence(code) ? problem({ code }) : others(code));
}
