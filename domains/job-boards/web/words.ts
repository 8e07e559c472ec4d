import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** Returns the phrases of job boards. */
export function useWords() {
  return usePhrases('job-boards', en);
}
