import { callKey } from '@hearth/client/query';
import {
  countUnreadCandidate,
  countUnreadEmployer,
  listCandidateConversations,
  listEmployerConversations,
  listMessages,
} from '@hearth/domains/messaging/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const SHOWN = [
  listMessages,
  listEmployerConversations,
  listCandidateConversations,
  countUnreadEmployer,
  countUnreadCandidate,
];

/** Everything that shows conversations or counts reads again. */
export function useRefreshConversations(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    for (const endpoint of SHOWN) void cache.invalidateQueries({ queryKey: callKey(endpoint) });
  }, [cache]);
}
