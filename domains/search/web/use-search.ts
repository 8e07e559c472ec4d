import { useConnection } from '@hearth/client/context';
import { useOnline } from '@hearth/client/browser/online';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { searchEverywhere } from '../contract/endpoints.ts';
import type { Kind } from '../contract/schemas.ts';
import { HITS_PER_PAGE } from '../rules/limits.ts';

/** The term (null: none yet), and a page of one kind or the first page of every kind. */
export interface SearchRequest {
  readonly term: string | null;
  readonly kind?: Kind | undefined;
  /** From 1. */
  readonly page?: number;
  /** At the brand in view and below it, instead of in the whole group. */
  readonly here?: boolean;
}

/** Searches the whole group, or the brand in view with what is below it, as far as the reader may see it. Keeps the last answer while the next is on its way. */
export function useSearch({ term, kind, page = 1, here = false }: SearchRequest) {
  const { id, groupId } = useBrand();
  const online = useOnline(useConnection().online);
  const window = kind === undefined ? {} : { kind, offset: String((page - 1) * HITS_PER_PAGE) };
  const found = useCall(
    searchEverywhere,
    { params: { id: here ? id : groupId }, query: { term: term ?? '', ...window } },
    { enabled: term !== null && online, keepPrevious: true },
  );
  return { found, online };
}
