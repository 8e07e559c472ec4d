import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { AnnouncementTables } from './tables.ts';

/** Until when somebody has seen the news; undefined where they never had it open. */
export async function findSeen(tx: Tx, userId: string): Promise<Date | undefined> {
  const row = await tx
    .tables<AnnouncementTables>()
    .selectFrom('announcements.seen')
    .select('seen_until')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.seen_until;
}

/** Moves the moment on, never back, and answers with it. */
export async function upsertSeen(tx: Tx, userId: string, until: Date): Promise<Date> {
  const row = await tx
    .tables<AnnouncementTables>()
    .insertInto('announcements.seen')
    .values({ user_id: userId, seen_until: until })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ seen_until: sql`greatest(announcements.seen.seen_until, excluded.seen_until)` }),
    )
    .returning('seen_until')
    .executeTakeFirstOrThrow();
  return row.seen_until;
}
