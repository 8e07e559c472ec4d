import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of the times of shifts on the public pages. */
export function useTimeWords() {
  return usePhrases('career-sites-times', en);
}
