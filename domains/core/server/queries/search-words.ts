import type { BrandGrant } from '@hearth/kit/access';
import { findByWords } from '@hearth/platform/database';
import type { SearchResult, SearchWindow, Tx, WordSearch } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A search hit among brands. */
export interface BrandHit {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly number: string | null;
  readonly city: string | null;
}

/** The brands that a grant reaches, by name, number, city and telephone number; archived ones are left out. */
export async function findBrandsByWords(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  search: WordSearch,
  window: SearchWindow,
): Promise<SearchResult<BrandHit>> {
  const place = {
    table: sql`core.brand`,
    columns: sql`id, group_id, ancestor_ids, status, sort_name, search`,
    from: sql`holding`,
    id: sql<string>`id`,
    group: sql<string>`group_id`,
    text: sql<string>`search`,
    phone: sql<string | null>`platform.phone_digits(phone)`,
    name: sql<string>`name`,
    where: sql<boolean>`group_id = ${grant.groupId} and status <> 'archived' and ancestor_ids && ${[...grant.nodes]}::uuid[]`,
    order: sql`sort_name, id`,
  };
  const { total, ids } = await findByWords(tx, place, search, window);
  if (ids.length === 0) return { total, hits: [] };
  const hits = await tx.execute<BrandHit>(sql`
    select id, type, name, number, city from core.brand
    where id = any (${[...ids]}::uuid[]) order by array_position(${[...ids]}::uuid[], id)`);
  return { total, hits };
}
