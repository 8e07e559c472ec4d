import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ListingRow } from '@hearth/domains/jobs/service';

/** An active brand whose jobs appear in feeds. */
export interface FeedBrand {
  readonly name: string;
  readonly site_slug: string;
}

/** SQL condition for live listings of an active brand and everything below it. */
const isLiveBelow = (brandId: string, now: Date) => sql`
  from jobs.listing
  where location_id in (select id from core.brand_view where ${brandId} = any (ancestor_ids))
    and (expires_at is null or expires_at > ${now})`;

/** Finds a brand if it and its group are active. */
export async function findFeedBrand(tx: Tx, brandId: string): Promise<FeedBrand | undefined> {
  const [row] = await tx.execute<FeedBrand>(sql`
    select brand.name, root.slug as site_slug
    from core.brand_view brand join core.brand_view root on root.id = brand.group_id
    where brand.id = ${brandId} and root.slug is not null`);
  return row;
}

/**
 * What a feed of the brand tells now, in one word: another as soon as any line of it is added, changed or taken away. Rows
 * carry the transaction that wrote them, so that no change can be missed whatever it changed.
 */
export async function findFeedState(
  tx: Tx,
  brandId: string,
  now: Date,
): Promise<{ readonly version: string; readonly changed_at: Date | null }> {
  const [row] = await tx.execute<{ version: string; changed_at: Date | null }>(sql`
    select md5(coalesce(string_agg(job_id::text || xmin::text, ',' order by job_id), '')) as version, max(changed_at) as changed_at
    ${isLiveBelow(brandId, now)}`);
  return row ?? { version: '', changed_at: null };
}

/** Finds a page of the brand's live jobs. */
export function findFeedPage(
  tx: Tx,
  brandId: string,
  now: Date,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<ListingRow[]> {
  return tx.execute<ListingRow>(sql`
    select * ${isLiveBelow(brandId, now)} and job_id > ${after} order by job_id limit ${limit}`);
}
