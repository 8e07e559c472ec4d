import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** Returns the phrases and formats of the talent pool. */
export function usePoolWords() {
  return { ...usePhrases('talent-pool', en), format: useFormat() };
}
