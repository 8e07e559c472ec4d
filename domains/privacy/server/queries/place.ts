import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A location with what its retention period depends on. */
export interface PlaceRow {
  readonly id: string;
  readonly group_id: string;
  readonly country: string | null;
  readonly region: string | null;
  /** From the root down to itself. */
  readonly ancestor_ids: string[];
}

const COLUMNS = sql`id, group_id, country, region_code as region, ancestor_ids`;

/** Finds the locations within a grant, including closed ones. */
export function findPlaces(tx: Tx, grant: BrandGrant): Promise<PlaceRow[]> {
  return tx.execute(sql<PlaceRow>`
    select ${COLUMNS} from core.brand_view
    where group_id = ${grant.groupId} and type = 'LOCATION' and ancestor_ids && ${[...grant.nodes]}::uuid[]`);
}

/** Finds a batch of all locations, in id order. */
export function findPlacesAfter(tx: Tx<'system'>, after: string | null, limit: number): Promise<PlaceRow[]> {
  return tx.execute(sql<PlaceRow>`
    select ${COLUMNS} from core.brand_view where type = 'LOCATION' and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit}`);
}

/** Finds locations by id. */
export function findPlacesById(tx: Tx<'system'>, ids: readonly string[]): Promise<PlaceRow[]> {
  return tx.execute(sql<PlaceRow>`select ${COLUMNS} from core.brand_view where id = any (${[...ids]}::uuid[])`);
}

/** Finds the ids of the brands from the root down to a brand. */
export async function findPath(tx: Tx, brandId: string): Promise<readonly string[]> {
  const [row] = await tx.execute<{ ancestor_ids: string[] }>(
    sql`select ancestor_ids from core.brand_view where id = ${brandId}`,
  );
  return row?.ancestor_ids ?? [];
}
