import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of what is kept of candidates, and of what they have of it. */
export function usePrivacyWords() {
  return usePhrases('privacy', en);
}
