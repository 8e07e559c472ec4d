import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ListingRow } from './listing.ts';

/** A listing as its tags are made from it. */
type UntaggedListing = Pick<
  ListingRow,
  'job_id' | 'title' | 'position_name' | 'employment_type' | 'shift_times' | 'country'
> & { readonly postcode_as_written: string };

/** Finds and locks listings whose tags are of an earlier version. */
export function findUntagged(tx: Tx<'system'>, version: number, limit: number): Promise<UntaggedListing[]> {
  return tx.execute<UntaggedListing>(sql`
    select listing.job_id, listing.title, listing.position_name, listing.employment_type, listing.shift_times, listing.country,
           coalesce(place.postcode, '') as postcode_as_written
    from jobs.listing left join core.brand_view place on place.id = listing.location_id
    where listing.tags_version < ${version}
    order by listing.tags_version, listing.job_id limit ${limit} for update of listing`);
}

/** Writes the tags of listings; nothing that their readers see changes. */
export async function putTags(
  tx: Tx<'system'>,
  version: number,
  rows: readonly { readonly job_id: string; readonly tags: readonly string[]; readonly postcode: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update jobs.listing set tags = told.tags, postcode = told.postcode, tags_version = ${version}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (job_id uuid, tags text[], postcode text)
    where listing.job_id = told.job_id`);
}
