import { useCall, useSend, callKey } from '@hearth/client/query';
import { changePinnedSearch, getPinnedSearches } from '@hearth/domains/user-preferences/contract';
import { useQueryClient } from '@tanstack/react-query';

/** The terms that the reader keeps at hand on all of their devices. */
export function usePinnedTerms() {
  const cache = useQueryClient();
  const { data } = useCall(getPinnedSearches, {});
  const change = useSend(changePinnedSearch, {
    onSuccess: (answer) => cache.setQueryData(callKey(getPinnedSearches, {}), answer),
  });
  const terms = data?.terms ?? [];
  return {
    terms,
    /** Whether it is known what is pinned. */
    isKnown: data !== undefined,
    isPinned: (term: string): boolean => terms.some((one) => one.toLowerCase() === term.toLowerCase()),
    pin: (term: string, pinned: boolean): void => change.mutate({ body: { term, pinned } }),
    isBusy: change.isPending,
    error: change.error,
  };
}
