import type { PublicJob } from '@hearth/domains/career-sites/schemas';
import type { Language } from '@hearth/kit/constants';

type TranslatedQuestion = Pick<PublicJob['questions'][number], 'text' | 'options' | 'translations'>;

/** A choice's translated label and its value: always the job's own wording, so that answers agree. */
export interface TranslatedChoice {
  readonly value: string;
  readonly label: string;
}

/** A question in the reader's language if translated, otherwise as the job has it. */
export function translateQuestion(
  { text, options, translations }: TranslatedQuestion,
  language: Language,
): { readonly text: string; readonly choices: readonly TranslatedChoice[] } {
  const own = translations?.[language];
  const isWhole = own?.options.length === options.length;
  return {
    text: isWhole ? own.text : text,
    choices: options.map((value, index) => ({ value, label: (isWhole ? own.options[index] : undefined) ?? value })),
  };
}
