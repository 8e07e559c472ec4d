import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import en from './en.json' with { type: 'json' };

/** The phrases of the clock, and the formatters of the page. */
export function useClockWords() {
  return { ...usePhrases('clock', en), format: useFormat() };
}
