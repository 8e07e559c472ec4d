import type { BrandGrant } from '@hearth/kit/access';
import { findByWords } from '@hearth/platform/database';
import type { SearchResult, SearchWindow, Tx, WordSearch } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { JobStatus } from '../../contract/schemas.ts';
import { isWithinGrant } from './job.ts';

/** A job in a list of hits. */
export interface JobHit {
  readonly id: string;
  readonly title: string;
  readonly location_id: string;
  readonly location_name: string;
  readonly status: JobStatus;
}

/** Finds jobs within the grant by title, position and location; latest change first. The words are folded already. */
export async function findJobsByWords(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  search: WordSearch,
  window: SearchWindow,
): Promise<SearchResult<JobHit>> {
  const place = {
    table: sql`jobs.job job`,
    columns: sql`job.id, job.group_id, job.location_id, job.updated_at, job.search_text`,
    from: sql`holding job join core.brand_view place on place.id = job.location_id`,
    id: sql<string>`job.id`,
    group: sql<string>`job.group_id`,
    text: sql<string>`job.search_text`,
    where: sql<boolean>`job.group_id = ${grant.groupId} and ${isWithinGrant(grant)}`,
    order: sql`job.updated_at desc, job.id`,
    folded: true,
  } as const;
  const { total, ids } = await findByWords(tx, place, search, window);
  if (ids.length === 0) return { total, hits: [] };
  const hits = await tx.execute<JobHit>(sql`
    select job.id, job.title, job.location_id, place.name as location_name, job.status
    from jobs.job job join core.brand_view place on place.id = job.location_id
    where job.id = any (${[...ids]}::uuid[]) order by array_position(${[...ids]}::uuid[], job.id)`);
  return { total, hits };
}
