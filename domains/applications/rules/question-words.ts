import type { PublicJob } from '@hearth/domains/jobs/schemas';
import type { Language } from '@hearth/kit/constants';

type Asked = Pick<PublicJob['questions'][number], 'text' | 'options' | 'translations'>;

/** A choice as it is read, and as it is answered: always in the post's own words, so that all answers mean the same. */
export interface ReadChoice {
  readonly value: string;
  readonly label: string;
}

/** What a candidate reads of a question: in their own language if it has been translated, else as the post has it. */
export function readIn(
  { text, options, translations }: Asked,
  language: Language,
): { readonly text: string; readonly choices: readonly ReadChoice[] } {
  const own = translations?.[language];
  const isWhole = own?.options.length === options.length;
  return {
    text: isWhole ? own.text : text,
    choices: options.map((value, index) => ({ value, label: (isWhole ? own.options[index] : undefined) ?? value })),
  };
}
