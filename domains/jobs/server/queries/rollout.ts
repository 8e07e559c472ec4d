import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { JobStatus } from '../../contract/schemas.ts';
import type { JobsTables } from './tables.ts';
import type { JobRow, PlacedJobRow } from './job.ts';
import { FROM, PLACED, within } from './job.ts';

/** All posts of a rollout, locked in the order of their ids so that two who post it at once wait for each other. */
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

/** Makes a post the first of a rollout. What it says stays as it was, so its version does too. */
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

/** Whether a rollout has a post at a location beside one. */
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

/** The posts of a rollout that the caller's right reaches beside one, by location; locked when they are to be changed. */
export async function findSisters(
  tx: Tx,
  grant: BrandGrant,
  job: Pick<JobRow, 'id' | 'rollout_id'>,
  { ids, lock = false, offset, limit }: { ids?: readonly string[]; lock?: boolean; offset: number; limit: number },
): Promise<readonly PlacedJobRow[]> {
  return tx.execute<PlacedJobRow>(sql`
    select ${PLACED} ${FROM} where ${sisters(grant, job)}
    ${ids === undefined ? sql`` : sql`and job.id = any (${sql.val([...ids])}::uuid[])`}
    order by place.name, job.id limit ${limit} offset ${offset} ${lock ? sql`for update of job` : sql``}`);
}

export async function countSisters(tx: Tx, grant: BrandGrant, job: Pick<JobRow, 'id' | 'rollout_id'>): Promise<number> {
  const [row] = await tx.execute<{ posts: number }>(sql`
    select count(*)::int as posts ${FROM} where ${sisters(grant, job)}`);
  return row?.posts ?? 0;
}

const sisters = (grant: BrandGrant, job: Pick<JobRow, 'id' | 'rollout_id'>) => sql`
  job.rollout_id = ${job.rollout_id} and job.id <> ${job.id} and job.group_id = ${grant.groupId} and ${within(grant)}`;

/** How many posts of these rollouts stand in which state, of those that the caller's right reaches. */
export async function countRollouts(
  tx: Tx,
  grant: BrandGrant,
  rolloutIds: readonly string[],
): Promise<readonly { rollout_id: string; status: JobStatus; posts: number }[]> {
  if (rolloutIds.length === 0) return [];
  return tx.execute(sql`
    select job.rollout_id, job.status, count(*)::int as posts ${FROM}
    where job.rollout_id = any (${sql.val([...rolloutIds])}::uuid[]) and job.group_id = ${grant.groupId} and ${within(grant)}
    group by job.rollout_id, job.status`);
}

/** A location that can have a post, with the one that a rollout has there. */
export interface PostPlaceRow {
  readonly location_id: string;
  readonly name: string;
  readonly city: string;
  readonly above: string[];
  readonly job_id: string | null;
  readonly status: JobStatus | null;
}

/** The open locations that the caller's right reaches, by name, with the post that a job or its rollout has there. */
export async function findPostPlaces(
  tx: Tx,
  grant: BrandGrant,
  job: Pick<JobRow, 'id' | 'rollout_id'>,
  window: { readonly offset: number; readonly limit: number },
): Promise<readonly PostPlaceRow[]> {
  return tx.execute<PostPlaceRow>(sql`
    select place.id as location_id, place.name, coalesce(place.city, '') as city,
           array_remove(place.ancestor_ids, place.id) as above, post.id as job_id, post.status
    from core.brand_view place
    left join jobs.job post on post.location_id = place.id
      and (post.id = ${job.id} or post.rollout_id = ${job.rollout_id}::uuid)
    where ${openPlaces(grant)}
    order by place.name, place.id limit ${window.limit} offset ${window.offset}`);
}

export async function countPostPlaces(tx: Tx, grant: BrandGrant): Promise<number> {
  const [row] = await tx.execute<{ places: number }>(sql`
    select count(*)::int as places from core.brand_view place where ${openPlaces(grant)}`);
  return row?.places ?? 0;
}

/** The brands above these locations that the right reaches, from the top, each with how many are below it. */
export async function findPostBrands(
  tx: Tx,
  grant: BrandGrant,
): Promise<{ id: string; name: string; locations: number }[]> {
  return tx.execute(sql`
    select brand.id, brand.name, count(*)::int as locations
    from core.brand_view place join core.brand_view brand on brand.id = any (place.ancestor_ids) and brand.id <> place.id
    where ${openPlaces(grant)} and brand.ancestor_ids && ${sql.val([...grant.nodes])}::uuid[]
    group by brand.id, brand.name, brand.ancestor_ids order by cardinality(brand.ancestor_ids), brand.name, brand.id`);
}

const openPlaces = (grant: BrandGrant) => sql`
  place.group_id = ${grant.groupId} and place.type = 'LOCATION' and ${within(grant)}
  and not exists (select 1 from core.brand_view above where above.id = any (place.ancestor_ids) and above.status <> 'active')`;
