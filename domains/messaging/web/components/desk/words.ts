import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of what the house does with conversations: apart from those of the page, which come with every opening. */
export function useDeskWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('messaging-desk', en);
}
