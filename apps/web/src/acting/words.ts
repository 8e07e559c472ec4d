import { usePhrases } from '@hearth/i18n/phrases';
import type { Phrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './phrases/en.json';

/** The phrases of acting for somebody else. */
export function useActingWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('acting', en);
}
