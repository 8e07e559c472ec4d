import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of lines that are more than words: they come with the first such line. */
export function usePartWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('messaging-parts', en);
}
