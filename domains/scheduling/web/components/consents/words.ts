import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases about the yes that a change of a published shift needs. */
export function useConsentWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('scheduling-consents', en);
}
