import { useErrorWords } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import en from '../en.json';
import type { Problems } from './use-problems.ts';

/** What a field of a form takes: its handlers, and why it was refused, in words. */
export type FieldOf = (name: string) => ReturnType<Problems['input']> & { readonly error: string | undefined };

/** A form's fields; refusals stand in this domain's words where it has some, else in those of signing in. */
export function useFields(problems: Problems): FieldOf {
  const { problem } = usePhrases('registration', en);
  const words = useErrorWords();
  return (name) => {
    const code = problems.codes[name];
    if (code === undefined) return { ...problems.input(name), error: undefined };
    return { ...problems.input(name), error: Object.hasOwn(en.errors, code) ? problem({ code }) : words(code) };
  };
}
