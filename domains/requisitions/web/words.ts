import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of hiring requests. */
export function useWords() {
  return usePhrases('requisitions', en);
}
