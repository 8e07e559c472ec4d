import type { Tx } from '@hearth/platform/database';
import { MAX_FURTHER_LOCATIONS } from '../contract/limits.ts';
import type { FurtherLocation, PublicJob, PublicJobListItem } from '../contract/schemas.ts';
import { PLACES_PER_RESULT } from '../rules/limits.ts';
import { asksTheSame } from '../rules/same-form.ts';
import { presentListingLine } from './present.ts';
import { findRolloutPlaces, findFurther } from './queries/further-place.ts';
import type { FurtherRow } from './queries/further-place.ts';
import type { ListingRow } from '@hearth/domains/jobs/service';
import type { FoundListing } from './queries/search-listings.ts';

const toFurtherLocation = (row: FurtherRow): FurtherLocation => ({
  id: row.job_id,
  slug: row.slug,
  name: row.place_name,
  city: row.city,
});

/** Finds the nearest other locations of a listing's job. */
export async function findFurtherPlaces(tx: Tx, listing: ListingRow, now: Date): Promise<PublicJob['also']> {
  const rows = await findFurther(tx, listing, now, MAX_FURTHER_LOCATIONS);
  return rows.map((row) => ({ ...toFurtherLocation(row), same_form: asksTheSame(listing.questions, row.questions) }));
}

/** Presents listings with a few other locations of each job, in one query. */
export async function presentWithFurtherPlaces(
  tx: Tx,
  found: readonly FoundListing[],
  now: Date,
): Promise<PublicJobListItem[]> {
  const ids = found.flatMap(({ rollout_id: id }) => id ?? []);
  const rows = Map.groupBy(await findRolloutPlaces(tx, ids, now, PLACES_PER_RESULT + 1), (row) => row.rollout_id);
  return found.map((listing) => {
    const all = rows.get(listing.rollout_id ?? '') ?? [];
    const also = all
      .filter((row) => row.job_id !== listing.job_id)
      .slice(0, PLACES_PER_RESULT)
      .map(toFurtherLocation);
    return {
      ...presentListingLine(listing),
      ...(also.length === 0 ? {} : { also, also_total: (all[0]?.posts ?? 1) - 1 }),
    };
  });
}
