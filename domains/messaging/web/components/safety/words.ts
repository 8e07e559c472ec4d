import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** Phrases of reports and blocks, loaded on demand. */
export function useSafetyPhrases(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('messaging-safety', en);
}
