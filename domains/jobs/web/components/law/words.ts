import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of what the law says to a post, which come when there is something to say. */
export function useLawWords() {
  return usePhrases('jobs-law', en);
}
