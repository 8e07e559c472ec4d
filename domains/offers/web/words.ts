import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import type { Formats } from '@hearth/i18n/use-format';
import { useFormat } from '@hearth/i18n/use-format';
import en from './en.json' with { type: 'json' };

/** The phrases of offers, with their formats. */
export interface OfferPhrases extends Phrases<PhraseKey<typeof en>> {
  readonly format: Formats;
}

/** Returns the phrases and formats in the language of the page. */
export function useWords(): OfferPhrases {
  const phrases = usePhrases('offers', en);
  const format = useFormat();
  return { ...phrases, format };
}

/** Returns the last minute in which an offer can be signed. */
export function lastMinute(expiresAt: string): Date {
  return new Date(Date.parse(expiresAt) - 60_000);
}
