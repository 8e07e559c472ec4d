import { useTimeOffProblem } from './phrases.ts';

/** Why a request for time off, or what somebody said of their time, was refused, by the code of the refusal. */
export function OwnDayProblem({ code }: { readonly code: string }) {
  const problem = useTimeOffProblem();
  return <p>{problem({ code })}</p>;
}
