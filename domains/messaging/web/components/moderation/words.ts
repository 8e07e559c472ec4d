import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of those who look after messages: they come with the drawer. */
export function useModerationWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('messaging-moderation', en);
}
