import { useClient } from '@hearth/client/context';
import { usePerson } from '@hearth/client/person';
import { callKey, useSend } from '@hearth/client/query';
import { storage } from '@hearth/client/storage';
import { addFavourites, removeFavourites, searchBrands } from '@hearth/domains/core/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The tabs of the list: every brand, the places where people work, and those that the reader has starred. */
export const BRAND_TABS = ['all', 'locations', 'favourites'] as const;
export type BrandTab = (typeof BRAND_TABS)[number];

const SHOWN = 30;

/** The tab of the last visit, kept in this browser. */
export function useBrandTab(): [BrandTab, (tab: string) => void] {
  const [tab, setTab] = useState<BrandTab>(() => validTab(storage.read('brands_list_active_tab')));
  return [
    tab,
    (next) => {
      storage.write('brands_list_active_tab', next);
      setTab(validTab(next));
    },
  ];
}

function validTab(kept: unknown): BrandTab {
  return BRAND_TABS.find((tab) => tab === kept) ?? 'all';
}

/** Brands of the reader's tree under a tab, best first, page by page. */
export function useBrandList(tab: BrandTab, term: string, archived: boolean) {
  const client = useClient();
  const { brand } = usePerson();
  const root = brand?.path[0]?.id ?? brand?.id ?? '';
  return useInfiniteQuery({
    queryKey: [...callKey(searchBrands), root, tab, term, archived],
    queryFn: ({ pageParam }) =>
      client.call(searchBrands, {
        params: { id: root },
        body: {
          term,
          limit: SHOWN,
          ...(tab === 'locations' ? { type: 'LOCATION' } : {}),
          favourites_only: tab === 'favourites',
          include_archived: archived,
          ...(pageParam === '' ? {} : { cursor: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    enabled: root !== '',
    placeholderData: keepPreviousData,
  });
}

/** Stars a brand, or takes the star away; every list of brands is read again. */
export function useFavourite() {
  const add = useSend(addFavourites, { untilRead: true });
  const remove = useSend(removeFavourites, { untilRead: true });
  return {
    error: add.error ?? remove.error,
    toggle: (id: string, isFavourite: boolean) =>
      isFavourite ? remove.mutate({ params: { id }, query: {}, body: {} }) : add.mutate({ params: { id }, body: {} }),
  };
}
