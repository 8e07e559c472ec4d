import { Problem, ProblemBox } from '../problem.tsx';
import { hasPasskeySentence, usePasskeyWords } from './phrases.ts';

/** Why something with a passkey did not work. */
export function PasskeyProblem({ code }: { code: string }) {
  const { problem } = usePasskeyWords();
  if (!hasPasskeySentence(code)) return <Problem code={code} />;
  return (
    <ProblemBox>
      <p>{problem({ code })}</p>
    </ProblemBox>
  );
}
