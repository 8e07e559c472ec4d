import { useClient } from '@hearth/client/context';
import { callKey, useCall } from '@hearth/client/query';
import { storage } from '@hearth/client/storage';
import { getUserPlace, searchBrands } from '@hearth/domains/core/contract';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MapChoice } from './map-choices.ts';

/** A location of the map. */
export type MapBrand = AnswerOf<typeof searchBrands>['brands'][number];

const AT_ONCE = 100;

/** Roughly where the reader is, as far as the network says; kept for the day in this browser. */
function useUserPlace(wanted: boolean): { latitude: number; longitude: number } | undefined {
  const { data } = useCall(getUserPlace, {}, { enabled: wanted, staleTime: Infinity });
  useEffect(() => {
    if (data !== undefined) storage.write('user_location', { latitude: data.latitude, longitude: data.longitude });
  }, [data]);
  return data === undefined ? undefined : { latitude: data.latitude, longitude: data.longitude };
}

/** The locations at or below a brand, by name or from the nearest on, a hundred at a time. */
export function useMapBrands(
  root: string,
  view: MapChoice<'hmap_active_view'>,
  sorting: MapChoice<'hmap_active_sorting'>,
  term: string,
) {
  const client = useClient();
  const place = useUserPlace(sorting === 'near');
  const near = sorting === 'near' ? place : undefined;
  return useInfiniteQuery({
    queryKey: [...callKey(searchBrands), 'map', root, view, near ?? null, term],
    queryFn: ({ pageParam }) =>
      client.call(searchBrands, {
        params: { id: root },
        body: {
          term,
          type: 'LOCATION',
          limit: AT_ONCE,
          favourites_only: view === 'favourites',
          ...(near === undefined ? {} : { near }),
          ...(pageParam === '' ? {} : { cursor: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    enabled: root !== '' && (sorting === 'name' || place !== undefined),
    placeholderData: keepPreviousData,
  });
}
