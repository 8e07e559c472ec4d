import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of application questions, in the bank and in a post alike. */
export function useQuestionWords() {
  return usePhrases('job-library', en);
}
