import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import type { FeatureCode } from '../../../contract/schemas.ts';
import en from './en.json' with { type: 'json' };

/** The phrases of the settings of features, which come with that page. */
export function useFeatureWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('core-features', en);
}

/** Says what a feature is called; the code itself for one that is not switched in the product. */
export function useFeatureName(): (code: string) => string {
  const { t } = useFeatureWords();
  return (code) => (code in en.names ? t(`names.${code as FeatureCode}`) : code);
}
