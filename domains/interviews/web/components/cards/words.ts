import type { Formats } from '@hearth/i18n/use-format';
import { useFormat } from '@hearth/i18n/use-format';
import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** Returns the phrases and formats of scorecards. */
export function useCardWords(): Phrases<PhraseKey<typeof en>> & { readonly format: Formats } {
  const phrases = usePhrases('interviews-cards', en);
  const format = useFormat();
  return { ...phrases, format };
}
