import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of reports and blocks: they come when somebody opens them. */
export function useSafetyWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('messaging-safety', en);
}
