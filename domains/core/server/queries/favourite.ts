import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The caller's favourites in a group, oldest first. */
export async function findFavourites(tx: Tx, groupIds: readonly string[], userId: string): Promise<string[]> {
  const rows = await tx
    .tables<Tables>()
    .selectFrom('core.favourite_brand')
    .select('brand_id')
    .where('group_id', 'in', [...groupIds])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('brand_id')
    .execute();
  return rows.map((row) => row.brand_id);
}

/** Adds brands to the caller's favourites; those of other groups or not at or below the nodes are not added. */
export async function insertFavourites(
  tx: Tx,
  favourites: {
    readonly groupId: string;
    readonly userId: string;
    readonly nodes: readonly string[];
    readonly brandIds: readonly string[];
  },
): Promise<void> {
  await tx.execute(sql`
    insert into core.favourite_brand (group_id, user_id, brand_id)
    select group_id, ${favourites.userId}::uuid, id from core.brand
     where id = any (${[...favourites.brandIds]}::uuid[]) and group_id = ${favourites.groupId}
       and ancestor_ids && ${[...favourites.nodes]}::uuid[]
    on conflict do nothing`);
}

export async function deleteFavourites(
  tx: Tx,
  favourites: { readonly groupId: string; readonly userId: string; readonly brandIds: readonly string[] },
): Promise<void> {
  await tx
    .tables<Tables>()
    .deleteFrom('core.favourite_brand')
    .where('group_id', '=', favourites.groupId)
    .where('user_id', '=', favourites.userId)
    .where('brand_id', 'in', [...favourites.brandIds])
    .execute();
}
