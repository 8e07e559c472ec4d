import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Audit } from '../../contract/schemas.ts';
import { PLACE_COLUMNS } from './place.ts';
import type { PlaceRow } from './place.ts';

/** Finds the audit of a brand or of its nearest ancestor with one. */
export async function findAudit(tx: Tx, brandId: string): Promise<Audit | undefined> {
  const [row] = await tx.execute<Audit>(sql`
    select said.audited_on::text as audited_on, said.summary_url
    from core.brand_view place
      join core.brand_view above on above.id = any (place.ancestor_ids)
      join matching.audit said on said.brand_id = above.id
    where place.id = ${brandId} order by cardinality(above.ancestor_ids) desc limit 1`);
  return row;
}

export async function putAudit(
  tx: Tx,
  brandId: string,
  { audited_on: on, summary_url: url }: Audit,
  { groupId, by, at }: { readonly groupId: string; readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into matching.audit (brand_id, group_id, audited_on, summary_url, set_by, set_at)
    values (${brandId}, ${groupId}, ${on}::date, ${url}, ${by}, ${at}::timestamptz)
    on conflict (brand_id) do update
      set audited_on = excluded.audited_on, summary_url = excluded.summary_url, set_by = excluded.set_by, set_at = excluded.set_at`);
}

export async function deleteAudit(tx: Tx, brandId: string): Promise<void> {
  await tx.execute(sql`delete from matching.audit where brand_id = ${brandId}`);
}

/** Finds locations with an audit where no brand has turned scores off. */
export function findAuditedPlaces(tx: Tx<'system'>): Promise<(PlaceRow & Audit)[]> {
  return tx.execute<PlaceRow & Audit>(sql`
    select distinct on (place.id) ${PLACE_COLUMNS}, said.audited_on::text as audited_on, said.summary_url
    from matching.audit said
      join core.brand_view above on above.id = said.brand_id
      join core.brand_view place on place.group_id = said.group_id and place.type = 'LOCATION' and above.id = any (place.ancestor_ids)
    where not exists (
      select from matching.brand_weighting closed where closed.brand_id = any (place.ancestor_ids) and closed.invites_only)
    order by place.id, cardinality(above.ancestor_ids) desc`);
}
