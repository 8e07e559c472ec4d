import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** Returns the phrases of offer approval. */
export function useApprovalWords() {
  return usePhrases('offers-approval', en).t;
}
