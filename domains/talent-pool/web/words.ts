import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of the talent pool, and how its figures and days are written. */
export function usePoolWords() {
  return { ...usePhrases('talent-pool', en), format: useFormat() };
}
