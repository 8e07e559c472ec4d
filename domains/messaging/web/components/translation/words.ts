import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of messages in the reader's language: only where there is an engine. */
export function useTranslationWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('messaging-translation', en);
}
