import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { callKey, useCall } from '@hearth/client/query';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getLocation, searchBrands } from '../contract/endpoints.ts';

/** How many found locations are read at once. */
const FOUND_AT_ONCE = 50;

/** The root of the tree that the reader sees a part of. */
export function useRootId(): string {
  return useBrand().groupId;
}

/** Locations by name, number or city, best first, page by page. Keeps the last answer on the screen while the next is on its way. */
export function useFoundLocations(term: string, withArchived: boolean) {
  const client = useClient();
  const id = useRootId();
  return useInfiniteQuery({
    queryKey: [...callKey(searchBrands), id, term, withArchived],
    queryFn: ({ pageParam, signal }) =>
      client.call(searchBrands, {
        params: { id },
        body: {
          term,
          type: 'LOCATION',
          include_archived: withArchived,
          limit: FOUND_AT_ONCE,
          ...(pageParam === '' ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    enabled: term !== '',
    placeholderData: keepPreviousData,
  });
}

/** One location with its address. */
export function useLocation(id: string) {
  return useCall(getLocation, { params: { id } }, { enabled: id !== '' });
}
