import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of recurring shifts. */
export function useRecurringWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('rosters-recurring', en);
}
