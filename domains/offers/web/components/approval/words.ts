import { usePhrases } from '@hearth/i18n/phrases';
import en from './en.json' with { type: 'json' };

/** The phrases of who has to agree to an offer. */
export function useApprovalWords() {
  return usePhrases('offers-approval', en).t;
}
