import type { Formats } from '@hearth/i18n/use-format';
import { useFormat } from '@hearth/i18n/use-format';
import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The compliance phrases and formatters of the page's language. */
export interface CompliancePhrases extends Phrases<PhraseKey<typeof en>> {
  readonly format: Formats;
}

/** The compliance phrases and formatters of the page's language. */
export function useCompliancePhrases(): CompliancePhrases {
  const phrases = usePhrases('compliance', en);
  const format = useFormat();
  return { ...phrases, format };
}
