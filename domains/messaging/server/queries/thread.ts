import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { MessageRow } from './message.ts';

/** An entry of a conversation: a message or an internal note. */
export type ThreadRow = MessageRow & {
  /** Null for a message. */
  readonly mentioned_names: readonly string[] | null;
};

/**
 * Finds the newest entries before another, newest first; notes only for the employer. Notes are read for the house's
 * side alone.
 */
export function findEntriesBefore(
  tx: Tx,
  applicationId: string,
  { before, limit, withNotes }: { before: string | undefined; limit: number; withNotes: boolean },
): Promise<ThreadRow[]> {
  const messages = sql`select id, group_id, application_id, candidate_user_id, sender_user_id, sender_side, sender_name, body, attachment_ids,
      sent_at, read_at, null::text[] as mentioned_names
    from messaging.message where application_id = ${applicationId}`;
  const notes = sql`select id, group_id, application_id, null::uuid, author_user_id, 'EMPLOYER', author_name, body, '{}'::uuid[],
      at as sent_at, null::timestamptz, mentioned_names
    from messaging.note where application_id = ${applicationId}`;
  // A candidate's own scope sees no notes, not even as the place to read on from.
  const orNote = withNotes
    ? sql`union all select at, id from messaging.note where id = ${before} and application_id = ${applicationId}`
    : sql``;
  const place = sql`(
    select sent_at, id from messaging.message where id = ${before} and application_id = ${applicationId} ${orNote})`;
  const from = (at: string) => (before === undefined ? sql`` : sql`and (${sql.ref(at)}, id) < ${place}`);
  const newest = sql`order by sent_at desc, id desc limit ${limit}`;
  if (!withNotes) return tx.execute<ThreadRow>(sql`${messages} ${from('sent_at')} ${newest}`);
  return tx.execute<ThreadRow>(
    sql`select * from ((${messages} ${from('sent_at')} ${newest}) union all (${notes} ${from('at')} ${newest})) line ${newest}`,
  );
}
