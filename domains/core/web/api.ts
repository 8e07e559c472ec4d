import { useClient, useUser } from '@hearth/client/context';
import { callKey, useCall } from '@hearth/client/query';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getLocation, searchBrands } from '../contract/endpoints.ts';

/** How many found locations are read at once. */
const FOUND_AT_ONCE = 50;

/** The brand that the reader enters by: the top of what they see. */
export function useEntryBrandId(): string {
  return useUser()?.entry_mode?.brand_id ?? '';
}

/** Locations by name, number or city, best first, page by page. Keeps the last answer on the screen while the next is on its way. */
export function useFoundLocations(term: string) {
  const client = useClient();
  const id = useEntryBrandId();
  return useInfiniteQuery({
    queryKey: [...callKey(searchBrands), id, term],
    queryFn: ({ pageParam, signal }) =>
      client.call(searchBrands, {
        params: { id },
        body: { term, type: 'LOCATION', limit: FOUND_AT_ONCE, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    enabled: id !== '' && term !== '',
    placeholderData: keepPreviousData,
  });
}

/** One location with its address. */
export function useLocation(id: string) {
  return useCall(getLocation, { params: { id } }, { enabled: id !== '' });
}
