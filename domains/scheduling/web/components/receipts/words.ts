import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases about who has seen what was published. */
export function useReceiptWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('scheduling-receipts', en);
}
