import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { LOCATION_REFUSED } from '../contract/failures.ts';
import { findJob } from './queries/job.ts';
import type { PlacedJobRow } from './queries/job.ts';
import { findPlace, findPlaces } from './queries/place.ts';
import type { JobPlace } from './queries/place.ts';

/** Gets a job whose location lies within the grant. */
export async function getGrantedJob(tx: Tx, grant: BrandGrant, id: string): Promise<PlacedJobRow> {
  const job = await findJob(tx, grant, id);
  if (job === undefined) throw failure(NOT_FOUND);
  return job;
}

/** Gets and locks a job within the grant. */
export async function lockGrantedJob(tx: Tx, grant: BrandGrant, id: string): Promise<PlacedJobRow> {
  const job = await findJob(tx, grant, id, { lock: true });
  if (job === undefined) throw failure(NOT_FOUND);
  return job;
}

/** Gets open locations within the grant, in the given order. */
export async function getGrantedPlaces(
  tx: Tx,
  grant: BrandGrant,
  ids: readonly string[],
): Promise<readonly JobPlace[]> {
  const found = await findPlaces(tx, ids);
  return [...new Set(ids)].map((id) => {
    const place = found.get(id);
    if (place === undefined || !place.is_open || !isReached(grant, place)) throw failure(LOCATION_REFUSED);
    return place;
  });
}

const isReached = (grant: BrandGrant, place: JobPlace): boolean =>
  place.ancestor_ids.some((id) => grant.nodes.some((node) => node === id));

/** Gets a location within the grant. */
export async function getGrantedPlace(tx: Tx, grant: BrandGrant, locationId: string): Promise<JobPlace> {
  const place = await findPlace(tx, locationId);
  if (place === undefined || !isReached(grant, place)) throw failure(LOCATION_REFUSED);
  return place;
}
