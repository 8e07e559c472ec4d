import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { JobStatus } from '../../contract/schemas.ts';
import type { JobsTables } from './tables.ts';
import type { JobRow, PlacedJobRow } from './job.ts';
import { FROM, PLACED, isWithinGrant } from './job.ts';

/** Locks all jobs of a rollout in id order, so that concurrent calls wait. */
export async function lockRollout(tx: Tx, rolloutId: string): Promise<readonly JobRow[]> {
  return tx
    .tables<JobsTables>()
    .selectFrom('jobs.job')
    .selectAll()
    .where('rollout_id', '=', rolloutId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Makes a job the first of a rollout, without a new version. What it says stays as it was, so its version does too. */
export async function beginRollout(tx: Tx, jobId: string, rolloutId: string): Promise<void> {
  await tx
    .tables<JobsTables>()
    .updateTable('jobs.job')
    .set({ rollout_id: rolloutId })
    .where('id', '=', jobId)
    .execute();
  await tx
    .tables<JobsTables>()
    .updateTable('jobs.listing')
    .set({ rollout_id: rolloutId })
    .where('job_id', '=', jobId)
    .execute();
}

/** Returns whether a rollout has another job at a location. */
export async function isPostedAt(tx: Tx, rolloutId: string, locationId: string, exceptId: string): Promise<boolean> {
  const row = await tx
    .tables<JobsTables>()
    .selectFrom('jobs.job')
    .select('id')
    .where('rollout_id', '=', rolloutId)
    .where('location_id', '=', locationId)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the other jobs of a rollout within the grant, by location. */
export async function findRolloutJobs(
  tx: Tx,
  grant: BrandGrant,
  job: Pick<JobRow, 'id' | 'rollout_id'>,
  { ids, lock = false, offset, limit }: { ids?: readonly string[]; lock?: boolean; offset: number; limit: number },
): Promise<readonly PlacedJobRow[]> {
  return tx.execute<PlacedJobRow>(sql`
    select ${PLACED} ${FROM} where ${isOtherOfRollout(grant, job)}
    ${ids === undefined ? sql`` : sql`and job.id = any (${sql.val([...ids])}::uuid[])`}
    order by place.name, job.id limit ${limit} offset ${offset} ${lock ? sql`for update of job` : sql``}`);
}

export async function countRolloutJobs(
  tx: Tx,
  grant: BrandGrant,
  job: Pick<JobRow, 'id' | 'rollout_id'>,
): Promise<number> {
  const [row] = await tx.execute<{ posts: number }>(sql`
    select count(*)::int as posts ${FROM} where ${isOtherOfRollout(grant, job)}`);
  return row?.posts ?? 0;
}

const isOtherOfRollout = (grant: BrandGrant, job: Pick<JobRow, 'id' | 'rollout_id'>) => sql`
  job.rollout_id = ${job.rollout_id} and job.id <> ${job.id} and job.group_id = ${grant.groupId} and ${isWithinGrant(grant)}`;

/** Counts the jobs of rollouts by status, within the grant. */
export async function countRollouts(
  tx: Tx,
  grant: BrandGrant,
  rolloutIds: readonly string[],
): Promise<readonly { rollout_id: string; status: JobStatus; posts: number }[]> {
  if (rolloutIds.length === 0) return [];
  return tx.execute(sql`
    select job.rollout_id, job.status, count(*)::int as posts ${FROM}
    where job.rollout_id = any (${sql.val([...rolloutIds])}::uuid[]) and job.group_id = ${grant.groupId} and ${isWithinGrant(grant)}
    group by job.rollout_id, job.status`);
}

/** A location that can have a job, with the rollout's job there. */
export interface PostingLocationRow {
  readonly location_id: string;
  readonly name: string;
  readonly city: string;
  readonly above: string[];
  readonly job_id: string | null;
  readonly status: JobStatus | null;
}

/** Finds the open locations within the grant by name, with the rollout's job there. */
export async function findPostingLocations(
  tx: Tx,
  grant: BrandGrant,
  job: Pick<JobRow, 'id' | 'rollout_id'>,
  window: { readonly offset: number; readonly limit: number },
): Promise<readonly PostingLocationRow[]> {
  return tx.execute<PostingLocationRow>(sql`
    select place.id as location_id, place.name, coalesce(place.city, '') as city,
           array_remove(place.ancestor_ids, place.id) as above, post.id as job_id, post.status
    from core.brand_view place
    left join jobs.job post on post.location_id = place.id
      and (post.id = ${job.id} or post.rollout_id = ${job.rollout_id}::uuid)
    where ${selectOpenLocations(grant)}
    order by place.name, place.id limit ${window.limit} offset ${window.offset}`);
}

export async function countPostingLocations(tx: Tx, grant: BrandGrant): Promise<number> {
  const [row] = await tx.execute<{ places: number }>(sql`
    select count(*)::int as places from core.brand_view place where ${selectOpenLocations(grant)}`);
  return row?.places ?? 0;
}

/** Finds the brands above these locations with their number of locations, top down. */
export async function findPostingBrands(
  tx: Tx,
  grant: BrandGrant,
): Promise<{ id: string; name: string; locations: number }[]> {
  return tx.execute(sql`
    select brand.id, brand.name, count(*)::int as locations
    from core.brand_view place join core.brand_view brand on brand.id = any (place.ancestor_ids) and brand.id <> place.id
    where ${selectOpenLocations(grant)} and brand.ancestor_ids && ${sql.val([...grant.nodes])}::uuid[]
    group by brand.id, brand.name, brand.ancestor_ids order by cardinality(brand.ancestor_ids), brand.name, brand.id`);
}

const selectOpenLocations = (grant: BrandGrant) => sql`
  place.group_id = ${grant.groupId} and place.type = 'LOCATION' and ${isWithinGrant(grant)}
  and not exists (select 1 from core.brand_view above where above.id = any (place.ancestor_ids) and above.status <> 'active')`;
