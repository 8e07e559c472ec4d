import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of who candidates are, and how their days are written. */
export function useCandidateWords() {
  return { ...usePhrases('candidates', en), format: useFormat() };
}
