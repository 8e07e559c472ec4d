import type { BrandGrant } from '@hearth/kit/access';
import { findByWords, hasLongWord } from '@hearth/platform/database';
import type { SearchResult, SearchWindow, Tx, WordSearch } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A message that matches a search, with its conversation. */
export interface FoundMessage {
  readonly id: string;
  readonly application_id: string;
  readonly candidate_name: string;
  readonly sender_name: string;
  readonly job_title: string;
  readonly location_id: string;
  readonly location_name: string;
  readonly body: string;
  readonly sent_at: Date;
}

/**
 * The messages of conversations that a grant reaches, by what they say; the newest first. Short words alone find none: every
 * message of the group would have to be read.
 */
export async function findMessagesByWords(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  search: WordSearch,
  window: SearchWindow,
): Promise<SearchResult<FoundMessage>> {
  if (!hasLongWord(search)) return { total: 0, hits: [] };
  const place = {
    table: sql`messaging.message m`,
    columns: sql`m.id, m.application_id, m.sent_at`,
    from: sql`holding m join applications.application_view a on a.id = m.application_id`,
    id: sql<string>`m.id`,
    group: sql<string>`m.group_id`,
    text: sql<string>`m.search`,
    where: sql<boolean>`a.group_id = ${grant.groupId} and a.archived_at is null
      and a.location_id in (select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])`,
    order: sql`m.sent_at desc, m.id`,
    newestFirst: true,
  } as const;
  const { total, ids } = await findByWords(tx, place, search, window);
  if (ids.length === 0) return { total, hits: [] };
  const hits = await tx.execute<FoundMessage>(sql`
    select m.id, m.application_id, a.first_name || ' ' || a.last_name as candidate_name, m.sender_name, a.job_title, a.location_id,
      a.location_name, m.body, m.sent_at
    from messaging.message m join applications.application_view a on a.id = m.application_id
    where m.id = any (${[...ids]}::uuid[]) order by array_position(${[...ids]}::uuid[], m.id)`);
  return { total, hits };
}
