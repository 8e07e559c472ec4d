import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** Returns the phrases of data retention and of candidates' own data. */
export function usePrivacyWords() {
  return usePhrases('privacy', en);
}
