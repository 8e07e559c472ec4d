import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of going on with an application elsewhere. */
export function useLaterWords() {
  return usePhrases('applications-later', en);
}
