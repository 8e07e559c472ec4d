import { callKey } from '@hearth/client/query';
import { useEvents } from '@hearth/client/use-events';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getSafety } from '../../../contract/safety-endpoints.ts';
import { useRefreshConversations } from '../../use-refresh.ts';
import { WRITING_CHANGED } from '../../../contract/events.ts';

/** Returns a callback that refetches everything that shows who may write in a conversation. */
export function useSafetyRefresh(applicationId: string): () => void {
  const cache = useQueryClient();
  const refreshConversations = useRefreshConversations();
  const refresh = useCallback(() => {
    void cache.invalidateQueries({ queryKey: callKey(getSafety) });
    refreshConversations();
  }, [cache, refreshConversations]);
  useEvents(
    [WRITING_CHANGED],
    ({ data }) => {
      if (data['application_id'] === applicationId) refresh();
    },
    refresh,
  );
  return refresh;
}
