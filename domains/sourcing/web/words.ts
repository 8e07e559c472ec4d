import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import { useFormat } from '@hearth/i18n/use-format';
import type { Formats } from '@hearth/i18n/use-format';
import en from './en.json' with { type: 'json' };

/** The phrases for employees and candidates, with their formats. */
export interface SourcingPhrases extends Phrases<PhraseKey<typeof en>> {
  readonly format: Formats;
}

/** Returns the phrases and formats in the language of the page. */
export function useWords(): SourcingPhrases {
  const phrases = usePhrases('sourcing', en);
  const format = useFormat();
  return { ...phrases, format };
}
