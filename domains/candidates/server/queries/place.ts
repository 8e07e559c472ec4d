import type { BrandGrant } from '@hearth/kit/access';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** SQL condition for rows at locations in the grant; unrestricted for a group-wide grant. */
export function isWithinGrant(grant: BrandGrant): RawBuilder<boolean> {
  const inGroup = sql<boolean>`group_id = ${grant.groupId}`;
  if (grant.nodes.some((node) => node === grant.groupId)) return inGroup;
  return sql<boolean>`${inGroup} and location_id in (
    select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])`;
}
