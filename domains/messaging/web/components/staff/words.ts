import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of conversations between a location and its staff. */
export function useStaffWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('messaging-staff', en);
}
