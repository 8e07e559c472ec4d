import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import type { Formats } from '@hearth/i18n/use-format';
import { useFormat } from '@hearth/i18n/use-format';
import en from './en.json' with { type: 'json' };

/** The phrases of agreements, with their formats. */
export interface SignaturePhrases extends Phrases<PhraseKey<typeof en>> {
  readonly format: Formats;
}

/** The phrases and formats in the language of the page. */
export function useWords(): SignaturePhrases {
  const phrases = usePhrases('signatures', en);
  const format = useFormat();
  return { ...phrases, format };
}
