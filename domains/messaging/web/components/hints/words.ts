import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of what is said about a text while it is written. */
export function useHintWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('messaging-hints', en);
}
