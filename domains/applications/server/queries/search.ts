import type { BrandGrant } from '@hearth/kit/access';
import { findByWords } from '@hearth/platform/database';
import type { SearchResult, SearchWindow, Tx, WordSearch } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Stage } from '../../contract/schemas.ts';
import { isWithinGrant } from './application.ts';

/** A search hit among applications. */
export interface ApplicationHit {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly job_title: string;
  readonly location_id: string;
  readonly location_name: string;
  readonly stage: Stage;
}

/** The applications that a grant reaches, by the candidate's name, e-mail address or telephone number; the newest first. */
export async function findApplications(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  search: WordSearch,
  window: SearchWindow,
): Promise<SearchResult<ApplicationHit>> {
  const place = {
    table: sql`applications.application`,
    columns: sql`id, group_id, location_id, archived_at, applied_at, search_text`,
    from: sql`holding`,
    id: sql<string>`id`,
    group: sql<string>`group_id`,
    text: sql<string>`search_text`,
    phone: sql<string | null>`platform.phone_digits(phone)`,
    name: sql<string>`(first_name || ' ' || last_name)`,
    where: sql<boolean>`group_id = ${grant.groupId} and archived_at is null and ${isWithinGrant(grant)}`,
    order: sql`applied_at desc, id`,
  };
  const { total, ids } = await findByWords(tx, place, search, window);
  if (ids.length === 0) return { total, hits: [] };
  const hits = await tx.execute<ApplicationHit>(sql`
    select id, first_name, last_name, job_title, location_id, location_name, stage
    from applications.application where id = any (${[...ids]}::uuid[]) order by array_position(${[...ids]}::uuid[], id)`);
  return { total, hits };
}
