import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of the right to work. */
export function useWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('eligibility', en);
}
