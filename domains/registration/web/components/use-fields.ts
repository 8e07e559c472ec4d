import { useErrorSentence } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import en from '../en.json';
import type { FormProblems } from './use-problems.ts';

/** Gives a field's handlers and its error text. */
export type GetField = (name: string) => ReturnType<FormProblems['input']> & { readonly error: string | undefined };

/** The fields of a form; errors use this domain's sentences where it has them, else those of sign-in. */
export function useFields(problems: FormProblems): GetField {
  const { problem } = usePhrases('registration', en);
  const words = useErrorSentence();
  return (name) => {
    const code = problems.codes[name];
    if (code === undefined) return { ...problems.input(name), error: undefined };
    return { ...problems.input(name), error: Object.hasOwn(en.errors, code) ? problem({ code }) : words(code) };
  };
}
