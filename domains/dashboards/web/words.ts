import type { Formats } from '@hearth/i18n/use-format';
import { useFormat } from '@hearth/i18n/use-format';
import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import en from './en.json' with { type: 'json' };

/** The phrases of the dashboards. */
export type DashboardPhrases = Phrases<PhraseKey<typeof en>>;

/** The dashboard phrases and formatters of the page's language. */
export interface LocalizedPhrases extends DashboardPhrases {
  readonly format: Formats;
}

/** The dashboard phrases and formatters of the page's language. */
export function useDashboardPhrases(): LocalizedPhrases {
  const phrases = usePhrases('dashboards', en);
  const format = useFormat();
  return { ...phrases, format };
}
