import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import en from './en.json' with { type: 'json' };

/** The phrases of what a location plans its weeks on, with the formatters. */
export function useWorkplaceWords() {
  return { ...usePhrases('workplace', en), format: useFormat() };
}
