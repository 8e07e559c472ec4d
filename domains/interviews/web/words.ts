import type { Formats } from '@hearth/i18n/use-format';
import { useFormat } from '@hearth/i18n/use-format';
import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of interviews, with their formats. */
export interface InterviewPhrases extends Phrases<PhraseKey<typeof en>> {
  readonly format: Formats;
}

/** Returns the phrases and formats in the language of the page. */
export function useWords(): InterviewPhrases {
  const phrases = usePhrases('interviews', en);
  const format = useFormat();
  return { ...phrases, format };
}
