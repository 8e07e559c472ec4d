import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

export interface FeedRow {
  readonly user_id: string;
  readonly created_at: Date;
  readonly last_read_at: Date | null;
}

/** The feed of the signed-in person. */
export async function findOwnFeed(tx: Tx<'self'>): Promise<FeedRow | undefined> {
  const [row] = await tx.execute<FeedRow>(
    sql`select user_id, created_at, last_read_at from scheduling.calendar_feed where user_id = platform.current_user_id()`,
  );
  return row;
}

/** Makes this the only feed of a person. */
export async function putFeed(tx: Tx, userId: string, tokenHash: string, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into scheduling.calendar_feed (user_id, token_hash, created_at) values (${userId}, ${tokenHash}, ${at}::timestamptz)
    on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at, last_read_at = null`);
}

/** Takes the feed of the signed-in person away; says whether there was one. */
export async function deleteOwnFeed(tx: Tx): Promise<boolean> {
  const rows = await tx.execute(
    sql`delete from scheduling.calendar_feed where user_id = platform.current_user_id() returning 1`,
  );
  return rows.length === 1;
}

/** Finds the owner of a calendar feed by its token and records the read, at most once an hour. */
export async function readFeed(tx: Tx<'system'>, tokenHash: string, at: Date): Promise<string | undefined> {
  const [row] = await tx.execute<{ user_id: string }>(
    sql`select user_id from scheduling.calendar_feed where token_hash = ${tokenHash}`,
  );
  if (row === undefined) return undefined;
  await tx.execute(sql`
    update scheduling.calendar_feed set last_read_at = ${at}::timestamptz
    where token_hash = ${tokenHash} and (last_read_at is null or last_read_at < ${at}::timestamptz - interval '1 hour')`);
  return row.user_id;
}
