import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of the question bank, which come when it is opened. */
export function useBankWords() {
  return usePhrases('job-library-bank', en);
}
