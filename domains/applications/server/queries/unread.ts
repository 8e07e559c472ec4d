import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Messages that nobody on the employer's side has read, at the given brands and below them. */
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
