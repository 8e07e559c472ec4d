import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A week of a location that may be shown. */
export interface ResultRow {
  readonly location_id: string;
  readonly week: string;
  readonly scores: readonly number[];
}

/** The weeks of the locations of a grant from a day on, oldest first: one statement. */
export function findResults(tx: Tx, grant: BrandGrant, from: string): Promise<ResultRow[]> {
  const below =
    grant.nodes[0] === grant.groupId
      ? sql`true`
      : sql`location_id in (select id from core.brand_view where ancestor_ids && ${[...grant.nodes]}::uuid[])`;
  return tx.execute<ResultRow>(sql`
    select location_id, week, scores from surveys.result
    where group_id = ${grant.groupId} and week >= ${from}::date and ${below} order by week, location_id`);
}
