import { usePhrases } from '@hearth/i18n/phrases';
import type { Phrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of the month view. */
export function useMonthWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('scheduling-month', en);
}
