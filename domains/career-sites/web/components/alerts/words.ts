import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of alerts about new posts. */
export function useAlertWords() {
  return usePhrases('career-sites-alerts', en);
}
