import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import type { Formats } from '@hearth/i18n/use-format';
import { useFormat } from '@hearth/i18n/use-format';
import en from './en.json' with { type: 'json' };

/** The phrases of offers, with the formats that go with them. */
export interface Words extends Phrases<PhraseKey<typeof en>> {
  readonly format: Formats;
}

/** Words and formats in the language of the page. */
export function useWords(): Words {
  const phrases = usePhrases('offers', en);
  const format = useFormat();
  return { ...phrases, format };
}

/** The last minute in which an offer can be signed. */
export function lastMinute(expiresAt: string): Date {
  return new Date(Date.parse(expiresAt) - 60_000);
}
