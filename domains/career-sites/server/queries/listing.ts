import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ListingRow } from '@hearth/domains/jobs/service';
import type { CareerTables } from './tables.ts';

export async function findListing(tx: Tx, jobId: string, now: Date): Promise<ListingRow | undefined> {
  return selectOpen(tx, now).selectAll().where('job_id', '=', jobId).executeTakeFirst();
}

export async function findListingAt(tx: Tx, site: string, slug: string, now: Date): Promise<ListingRow | undefined> {
  return selectOpen(tx, now).selectAll().where('site_slug', '=', site).where('slug', '=', slug).executeTakeFirst();
}

/** Finds visible listings by id. */
export async function findListings(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ListingRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .tables<CareerTables>()
    .selectFrom('jobs.listing')
    .selectAll()
    .where('job_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.job_id, row]));
}

/** Finds the newest live addresses of one site or all. */
export async function findAddresses(
  tx: Tx,
  now: Date,
  limit: number,
  site: string | undefined,
): Promise<readonly Pick<ListingRow, 'site_slug' | 'slug' | 'changed_at'>[]> {
  const query = selectOpen(tx, now)
    .select(['site_slug', 'slug', 'changed_at'])
    .orderBy('published_at', 'desc')
    .limit(limit);
  return (site === undefined ? query : query.where('site_slug', '=', site)).execute();
}

/** A city with its number of live jobs, and about where it is. */
interface CityJobs {
  readonly city: string;
  readonly country: string;
  readonly jobs: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Finds the cities with the most live jobs, on one site or all; with words, those whose locations have each of them in a name. */
export async function countByCity(
  tx: Tx,
  now: Date,
  {
    site,
    words,
    limit,
  }: { readonly site: string | undefined; readonly words: readonly string[]; readonly limit: number },
): Promise<readonly CityJobs[]> {
  const query = selectOpen(tx, now)
    .select([
      'city',
      'country',
      sql<number>`count(*)::int`.as('jobs'),
      sql<number | null>`avg(latitude)`.as('latitude'),
      sql<number | null>`avg(longitude)`.as('longitude'),
    ])
    .where('city', '<>', '')
    .where((all) => all.and(words.map((word) => all('place_text', 'like', `%${word}%`))))
    .groupBy(['city', 'country'])
    .orderBy('jobs', 'desc')
    .orderBy('city')
    .limit(limit);
  return (site === undefined ? query : query.where('site_slug', '=', site)).execute();
}

/** Returns whether a job was ever public: then its page is GONE, not NOT_FOUND. */
export async function wasPublished(tx: Tx, job: { id: string } | { site: string; slug: string }): Promise<boolean> {
  const which =
    'id' in job
      ? sql`job.id = ${job.id}`
      : sql`job.slug = ${job.slug} and job.group_id in (select id from core.brand_view where slug = ${job.site} and id = group_id)`;
  const rows = await tx.execute(
    sql`select 1 from jobs.job job where ${which} and job.first_published_at is not null and job.audience = 'PUBLIC' limit 1`,
  );
  return rows.length > 0;
}

const selectOpen = (tx: Tx, now: Date) =>
  tx
    .tables<CareerTables>()
    .selectFrom('jobs.listing')
    .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', now)]));
