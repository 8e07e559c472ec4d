import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of how work is shared. */
export function useShareWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('auto-fill-share', en);
}
