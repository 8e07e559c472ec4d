import { callKey } from '@hearth/client/query';
import { useQueryClient } from '@tanstack/react-query';
import { getPoolChoices, getPoolEntry, listPool } from '../../contract/endpoints.ts';

/** Reads the pool anew wherever it is shown: something in it changed. */
export function useRefresh(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const endpoint of [listPool, getPoolEntry, getPoolChoices])
      void cache.invalidateQueries({ queryKey: callKey(endpoint) });
  };
}
