import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';
import type { BrandStatus } from './tables.ts';

/** A location with its address. */
export interface ListedLocation {
  readonly id: string;
  readonly sort_name: string;
  readonly name: string;
  readonly number: string | null;
  readonly parent_name: string | null;
  readonly status: BrandStatus;
  readonly street: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly country_code: string | null;
  readonly phone: string | null;
  readonly time_zone: string;
  readonly currency: string;
}

/** Which locations a list is for. */
export interface LocationFilter {
  readonly words: readonly string[];
  readonly includeArchived: boolean;
}

function matches({ groupId, nodes }: BrandGrant, { words, includeArchived }: LocationFilter): RawBuilder<unknown> {
  return sql.join(
    [
      sql`b.group_id = ${groupId} and b.type = 'LOCATION' and b.ancestor_ids && ${[...nodes]}::uuid[]`,
      includeArchived ? sql`true` : sql`b.status <> 'archived'`,
      ...words.map((word) => sql`position(platform.searchable(${word}) in b.search) > 0`),
    ],
    sql` and `,
  );
}

/** The next locations that a grant reaches, by name. */
export function findLocationList(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  filter: LocationFilter,
  { after, limit }: { readonly after: Pick<ListedLocation, 'id' | 'sort_name'> | undefined; readonly limit: number },
): Promise<ListedLocation[]> {
  const beyond = after === undefined ? sql`true` : sql`(b.sort_name, b.id) > (${after.sort_name}, ${after.id}::uuid)`;
  return tx.execute<ListedLocation>(sql`
    select b.id, b.sort_name, b.name, b.number, p.name as parent_name, b.status, b.street, b.postcode, b.city, b.region,
      b.country_code, b.phone, b.time_zone, b.currency
    from core.brand b left join core.brand p on p.id = b.parent_id
    where ${matches(grant, filter)} and ${beyond} order by b.sort_name, b.id limit ${limit}`);
}

/** How many locations a list has. */
export async function countLocationList(tx: Tx<'tenant'>, grant: BrandGrant, filter: LocationFilter): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from core.brand b where ${matches(grant, filter)}`,
  );
  return row?.n ?? 0;
}
