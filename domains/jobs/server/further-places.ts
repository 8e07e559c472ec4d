import type { Tx } from '@hearth/platform/database';
import { MOST_FURTHER_PLACES } from '../contract/limits.ts';
import type { AlsoPlace, PublicJob, PublicJobLine } from '../contract/schemas.ts';
import { PLACES_PER_RESULT } from '../rules/limits.ts';
import { isSameForm } from '../rules/same-form.ts';
import { presentListingLine } from './present.ts';
import { findRolloutPlaces, findFurther } from './queries/further-place.ts';
import type { FurtherRow } from './queries/further-place.ts';
import type { ListingRow } from './queries/listing.ts';
import type { FoundListing } from './queries/search-listings.ts';

const placeOf = (row: FurtherRow): AlsoPlace => ({
  id: row.job_id,
  slug: row.slug,
  name: row.place_name,
  city: row.city,
});

/** The nearest further places of the job of a listing. */
export async function furtherPlaces(tx: Tx, listing: ListingRow, now: Date): Promise<PublicJob['also']> {
  const rows = await findFurther(tx, listing, now, MOST_FURTHER_PLACES);
  return rows.map((row) => ({ ...placeOf(row), same_form: isSameForm(listing.questions, row.questions) }));
}

/** Lines of a folded list, each with a few further places of its job; one statement for all. */
export async function withFurtherPlaces(tx: Tx, found: readonly FoundListing[], now: Date): Promise<PublicJobLine[]> {
  const ids = found.flatMap(({ rollout_id: id }) => id ?? []);
  const rows = Map.groupBy(await findRolloutPlaces(tx, ids, now, PLACES_PER_RESULT + 1), (row) => row.rollout_id);
  return found.map((listing) => {
    const all = rows.get(listing.rollout_id ?? '') ?? [];
    const also = all
      .filter((row) => row.job_id !== listing.job_id)
      .slice(0, PLACES_PER_RESULT)
      .map(placeOf);
    return {
      ...presentListingLine(listing),
      ...(also.length === 0 ? {} : { also, also_total: (all[0]?.posts ?? 1) - 1 }),
    };
  });
}
