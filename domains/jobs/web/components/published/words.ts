import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of what is offered after publishing. */
export function usePublishedWords() {
  return usePhrases('jobs-published', en);
}
