import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of a poster and of the page that prints it. */
export function usePosterWords() {
  return usePhrases('career-sites-poster', en);
}
