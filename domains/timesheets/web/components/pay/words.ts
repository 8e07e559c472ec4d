import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import en from './en.json' with { type: 'json' };

/** The phrases of what hours are worth, beside those hours, and the formatters. */
export function usePayWords() {
  return { ...usePhrases('timesheets-pay', en), format: useFormat() };
}
