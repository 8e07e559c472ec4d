import type { Formats } from '@hearth/i18n/use-format';
import { useFormat } from '@hearth/i18n/use-format';
import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of the risk dashboards, with the formats that go with them. */
export interface Words extends Phrases<PhraseKey<typeof en>> {
  readonly format: Formats;
}

/** Words and formats in the language of the page. */
export function useWords(): Words {
  const phrases = usePhrases('compliance', en);
  const format = useFormat();
  return { ...phrases, format };
}
