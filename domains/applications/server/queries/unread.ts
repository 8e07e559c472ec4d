import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Counts messages unread by the employer at the given brands and below. */
export async function countUnreadOfEmployer(tx: Tx, groupId: string, nodes: readonly string[]): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select coalesce(sum(unread_employer), 0)::int as n from applications.application
    where group_id = ${groupId} and unread_employer > 0 and archived_at is null
      and location_id in (select id from core.brand_view where ancestor_ids && ${[...nodes]}::uuid[])`);
  return row?.n ?? 0;
}

/** Messages that the candidate has not read. */
export async function countUnreadOfCandidate(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select coalesce(sum(unread_candidate), 0)::int as n from applications.application where user_id = ${userId}`);
  return row?.n ?? 0;
}

/** A location's number of conversations and of messages unread by the employer. */
export interface LocationInbox {
  readonly brand_id: string;
  readonly name: string;
  readonly conversations: number;
  readonly unread: number;
}

/**
 * The locations with conversations, most unread first, up to 500. Every application is one: the counts that are kept of them
 * say how many, so that no application is read; only with the archived ones they are counted.
 */
export function listLocationInboxes(
  tx: Tx,
  { groupId, nodes }: BrandGrant,
  archived: boolean,
): Promise<LocationInbox[]> {
  const counted = archived
    ? sql`select location_id, count(*)::int as n from applications.application where group_id = ${groupId} group by location_id`
    : sql`select location_id, sum(n)::int as n from applications.stage_count where group_id = ${groupId} group by location_id having sum(n) > 0`;
  return tx.execute<LocationInbox>(sql`
    select b.id as brand_id, b.name, all_of.n as conversations, coalesce(waiting.n, 0)::int as unread
    from core.brand_view b
    join (${counted}) all_of on all_of.location_id = b.id
    left join (
      select location_id, sum(unread_employer) as n from applications.application
      where group_id = ${groupId} and unread_employer > 0 and (${archived} or archived_at is null) group by location_id
    ) waiting on waiting.location_id = b.id
    where b.ancestor_ids && ${[...nodes]}::uuid[] order by unread desc, b.name limit 500`);
}
