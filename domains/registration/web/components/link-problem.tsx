import { Problem } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import en from '../en.json';

/** A refusal in this domain's words where it has some, else in those of signing in. */
export function LinkProblem({ code }: { code: string }) {
  const { problem } = usePhrases('registration', en);
  return Object.hasOwn(en.errors, code) ? (
    <p role="alert" className="rounded-md border border-bad/25 bg-bad-soft p-3 text-base text-ink">
      {problem({ code })}
    </p>
  ) : (
    <Problem code={code} />
  );
}
