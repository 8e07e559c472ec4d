import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** Phrases of the assignment controls, loaded apart from those of the page. */
export function useDeskPhrases(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('messaging-desk', en);
}
