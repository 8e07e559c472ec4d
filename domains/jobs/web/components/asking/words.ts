import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of the posts that ask a question, which come when they are opened. */
export function useAskingWords() {
  return usePhrases('jobs-asking', en);
}
