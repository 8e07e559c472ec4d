import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ListingRow } from '@hearth/domains/jobs/service';

/** A live listing of the same job at another location. */
export type FurtherRow = Pick<ListingRow, 'job_id' | 'slug' | 'place_name' | 'city' | 'questions'>;

/** Finds the other live listings of a rollout, nearest first. */
export async function findFurther(
  tx: Tx,
  listing: ListingRow,
  now: Date,
  limit: number,
): Promise<readonly FurtherRow[]> {
  if (listing.rollout_id === null) return [];
  const { latitude, longitude } = listing;
  // Degrees of longitude grow shorter towards the poles; for an order among neighbours that is near enough.
  const far = sql`power(latitude - ${latitude}::float8, 2) + power((longitude - ${longitude}::float8) * cos(radians(${latitude}::float8)), 2)`;
  return tx.execute<FurtherRow>(sql`
    select job_id, slug, place_name, city, questions from jobs.listing
    where rollout_id = ${listing.rollout_id} and job_id <> ${listing.job_id} and ${isLive(now)}
    order by ${far} nulls last, place_name, job_id limit ${limit}`);
}

/** Finds some live listings of each rollout and their total, in one query. */
export async function findRolloutPlaces(
  tx: Tx,
  rolloutIds: readonly string[],
  now: Date,
  limit: number,
): Promise<readonly (FurtherRow & { rollout_id: string; posts: number })[]> {
  if (rolloutIds.length === 0) return [];
  return tx.execute(sql`
    select * from (
      select job_id, rollout_id, slug, place_name, city, questions, count(*) over (partition by rollout_id)::int as posts,
             row_number() over (partition by rollout_id order by place_name, job_id) as nth
      from jobs.listing where rollout_id = any (${sql.val([...rolloutIds])}::uuid[]) and ${isLive(now)}) place
    where nth <= ${limit} order by rollout_id, nth`);
}

const isLive = (now: Date) => sql`(expires_at is null or expires_at > ${now})`;
