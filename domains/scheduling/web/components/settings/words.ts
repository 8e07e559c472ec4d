import type { Phrases } from '@hearth/i18n/phrases';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import type { RuleId } from '../../../contract/schemas.ts';
import en from './en.json' with { type: 'json' };

/** The phrases of the settings of schedules. */
export function useSettingsWords(): Phrases<PhraseKey<typeof en>> {
  return usePhrases('scheduling-settings', en);
}

/** Says what a rule of schedules is called. */
export function useRuleNames(): (rule: RuleId) => string {
  const { t } = useSettingsWords();
  return (rule) => t(`rules.names.${rule}`);
}
