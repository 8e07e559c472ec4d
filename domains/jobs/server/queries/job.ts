import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { JOB_CHANGED } from '../../contract/failures.ts';
import type { Audience, JobStatus } from '../../contract/schemas.ts';
import type { TemplateField } from '@hearth/domains/job-library/schemas';
import type { JobsTables } from './tables.ts';

export type JobRow = Selectable<JobsTables['jobs.job']>;
/** A job with the columns of its location. */
export type PlacedJobRow = JobRow & {
  location_name: string;
  location_city: string | null;
  country: string | null;
  region_code: string | null;
  time_zone: string | null;
  site_slug: string | null;
  /** The name of the template that it was made from, and what this locks. */
  template_name: string | null;
  locked: TemplateField[];
};
export type JobUpdate = Updateable<JobsTables['jobs.job']>;

/** SQL condition for jobs at or below the brands of the grant. */
export const isWithinGrant = (grant: BrandGrant) => sql`place.ancestor_ids && ${sql.val([...grant.nodes])}::uuid[]`;

export const FROM = sql`
  from jobs.job job
  join core.brand_view place on place.id = job.location_id
  join core.brand_view root on root.id = job.group_id
  left join jobs.template template on template.id = job.template_id and template.archived_at is null`;

export const PLACED = sql`
  job.*, place.name as location_name, place.city as location_city, place.country, place.region_code, place.time_zone,
  root.slug as site_slug, template.name as template_name, coalesce(template.locked, '{}') as locked`;

/** Finds a job within the grant, locked if it is to be changed. */
export async function findJob(
  tx: Tx,
  grant: BrandGrant,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<PlacedJobRow | undefined> {
  const [row] = await tx.execute<PlacedJobRow>(sql`
    select ${PLACED}
    ${FROM}
    where job.id = ${id} and job.group_id = ${grant.groupId} and ${isWithinGrant(grant)}
    ${options.lock === true ? sql`for update of job` : sql``}`);
  return row;
}

/**
 * Finds any visible job, for domains that checked access themselves. For other domains, which have checked their own
 * rights.
 */
export async function findJobAnywhere(tx: Tx, id: string, lock = false): Promise<JobRow | undefined> {
  const query = tx.tables<JobsTables>().selectFrom('jobs.job').selectAll().where('id', '=', id);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

export async function findJobsByIds(tx: Tx, ids: readonly string[]): Promise<readonly JobRow[]> {
  return tx.tables<JobsTables>().selectFrom('jobs.job').selectAll().where('id', 'in', ids).execute();
}

/** Finds which of these jobs have ended, with their titles. */
export function findEndedJobs(
  tx: Tx,
  ids: readonly string[],
): Promise<readonly { id: string; location_id: string; title: string; status: 'FILLED' | 'CLOSED' | 'EXPIRED' }[]> {
  return tx.execute(sql`
    select id, location_id, status, title from jobs.job
    where id = any (${[...ids]}::uuid[]) and status in ('FILLED', 'CLOSED', 'EXPIRED')`);
}

export interface JobSearch {
  readonly statuses: readonly JobStatus[];
  readonly locationId: string | undefined;
  readonly words: readonly string[];
  readonly rolloutId: string | undefined;
  /** One line for all posts of a rollout. */
  readonly isFolded: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** The search without how its lines are folded and paged. */
export type JobFilter = Omit<JobSearch, 'isFolded' | 'offset' | 'limit'>;

const matchesSearch = (grant: BrandGrant, { locationId, words, rolloutId }: JobFilter) => sql`
  where job.group_id = ${grant.groupId} and ${isWithinGrant(grant)}
  ${locationId === undefined ? sql`` : sql`and place.ancestor_ids @> ${sql.val([locationId])}::uuid[]`}
  ${rolloutId === undefined ? sql`` : sql`and job.rollout_id = ${rolloutId}`}
  ${sql.join(
    words.map((word) => sql`and job.search_text like ${`%${word}%`}`),
    sql` `,
  )}`;

const hasStatus = ({ statuses }: JobFilter) =>
  statuses.length === 0 ? sql`` : sql`and job.status = any (${sql.val([...statuses])})`;

/** What is one line of a folded list: a rollout, or a post that belongs to none. */
const FOLD = sql`coalesce(job.rollout_id, job.id)`;

export async function findJobs(tx: Tx, grant: BrandGrant, search: JobSearch): Promise<readonly PlacedJobRow[]> {
  const newest = sql`order by updated_at desc, id limit ${search.limit} offset ${search.offset}`;
  if (!search.isFolded)
    return tx.execute<PlacedJobRow>(sql`
      select * from (select ${PLACED} ${FROM} ${matchesSearch(grant, search)} ${hasStatus(search)}) found ${newest}`);
  return tx.execute<PlacedJobRow>(sql`
    select ${PLACED} ${FROM}
    where job.id in (
      select id from (
        select job.id, job.updated_at, row_number() over (partition by ${FOLD} order by job.updated_at desc, job.id) as nth
        ${FROM} ${matchesSearch(grant, search)} ${hasStatus(search)}) line
      where nth = 1 ${newest})
    order by job.updated_at desc, job.id`);
}

/** The next jobs in the order of their creation, newest first, which no edit changes: for an export, which reads in portions. */
export function findJobsAfter(
  tx: Tx,
  grant: BrandGrant,
  filter: JobFilter,
  { after, limit }: { readonly after: { readonly id: string } | undefined; readonly limit: number },
): Promise<readonly PlacedJobRow[]> {
  const beyond = after === undefined ? sql`` : sql`and job.id < ${after.id}`;
  return tx.execute<PlacedJobRow>(sql`
    select ${PLACED} ${FROM} ${matchesSearch(grant, filter)} ${hasStatus(filter)} ${beyond} order by job.id desc limit ${limit}`);
}

/** Counts the rows of a list that groups rollouts. */
export async function countGroupedJobs(tx: Tx, grant: BrandGrant, search: JobSearch): Promise<number> {
  const [row] = await tx.execute<{ lines: number }>(sql`
    select count(distinct ${FOLD})::int as lines ${FROM} ${matchesSearch(grant, search)} ${hasStatus(search)}`);
  return row?.lines ?? 0;
}

/** Counts the jobs of a search by status, without zeros. */
export async function countJobs(tx: Tx, grant: BrandGrant, search: JobFilter): Promise<ReadonlyMap<JobStatus, number>> {
  const rows = await tx.execute<{ status: JobStatus; jobs: number }>(sql`
    select job.status, count(*)::int as jobs ${FROM} ${matchesSearch(grant, search)} group by job.status`);
  return new Map(rows.map(({ status, jobs }) => [status, jobs]));
}

export async function insertJob(tx: Tx, row: Insertable<JobsTables['jobs.job']>): Promise<void> {
  await tx.tables<JobsTables>().insertInto('jobs.job').values(row).execute();
}

/** Jobs, with optimistic locking. */
export const jobRows = versionedRows<JobsTables['jobs.job']>({ table: 'jobs.job', changed: JOB_CHANGED });

/**
 * Sets a job's audience. Keeps its version, so that editors are not interrupted. Not its content, so whoever is
 * writing it is not overtaken.
 */
export async function setAudience(
  tx: Tx,
  id: string,
  set: { readonly audience: Audience; readonly staff_days: number; readonly public_at: Date | null },
): Promise<JobRow> {
  return tx
    .tables<JobsTables>()
    .updateTable('jobs.job')
    .set(set)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Finds the group's slugs with a prefix. */
export async function findSlugs(tx: Tx, groupId: string, start: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .tables<JobsTables>()
    .selectFrom('jobs.job')
    .select('slug')
    .where('group_id', '=', groupId)
    .where('slug', 'like', `${start}%`)
    .execute();
  return new Set(rows.flatMap(({ slug }) => (slug === null ? [] : [slug])));
}

/** Locks a batch of jobs that are due to go live, open to everybody, or expire. Locked, some at a time. */
export async function findDueJobs(
  tx: Tx,
  now: Date,
  { limit, except }: { readonly limit: number; readonly except: readonly string[] },
): Promise<readonly JobRow[]> {
  return tx
    .tables<JobsTables>()
    .selectFrom('jobs.job')
    .selectAll()
    .where((or) =>
      or.or([
        or.and([or('status', '=', 'SCHEDULED'), or('goes_live_at', '<=', now)]),
        or.and([or('status', 'in', ['LIVE', 'PAUSED']), or('expires_at', '<=', now)]),
        or.and([or('status', '=', 'LIVE'), or('audience', '=', 'STAFF_FIRST'), or('public_at', '<=', now)]),
      ]),
    )
    .where('id', '<>', (any) => any.fn('all', [any.val([...except])]))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Finds a batch of live jobs at or below a brand, in id order. */
export async function findLiveJobsBelow(
  tx: Tx,
  brandId: string,
  after: string,
  limit: number,
): Promise<readonly JobRow[]> {
  return tx.execute<JobRow>(sql`
    select job.* from jobs.job job join core.brand_view place on place.id = job.location_id
    where job.status = 'LIVE' and place.ancestor_ids @> ${sql.val([brandId])}::uuid[] and job.id > ${after}
    order by job.id limit ${limit} for update of job`);
}

/** Finds the other jobs that fill a request, with the headcount of each. */
export async function findOtherJobsOfRequisition(
  tx: Tx,
  requisitionId: string,
  exceptId: string,
): Promise<readonly Pick<JobRow, 'status' | 'hires' | 'hires_target'>[]> {
  return tx
    .tables<JobsTables>()
    .selectFrom('jobs.job')
    .select(['status', 'hires', 'hires_target'])
    .where('requisition_id', '=', requisitionId)
    .where('id', '<>', exceptId)
    .execute();
}
