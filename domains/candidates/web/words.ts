import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** Returns the phrases of the candidates domain and its date formats. */
export function useCandidateWords() {
  return { ...usePhrases('candidates', en), format: useFormat() };
}
