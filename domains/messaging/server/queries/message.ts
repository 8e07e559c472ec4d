import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { MessageTable, Tables } from './tables.ts';

export type MessageRow = Selectable<MessageTable>;

/** Adds a message; false when one with this id is there already. */
export async function insertMessage(tx: Tx, row: MessageRow): Promise<boolean> {
  const added = await tx
    .tables<Tables>()
    .insertInto('messaging.message')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export function findMessage(tx: Tx, applicationId: string, id: string): Promise<MessageRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('messaging.message')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds the conversations that the given messages belong to. */
export async function findApplicationIds(tx: Tx, messageIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .tables<Tables>()
    .selectFrom('messaging.message')
    .select('application_id')
    .distinct()
    .where('id', 'in', [...messageIds])
    .execute();
  return rows.map((row) => row.application_id);
}

/** Marks messages of the other side as read at a moment, or as unread; returns how many changed. */
export async function setRead(
  tx: Tx,
  applicationId: string,
  ids: readonly string[],
  sentBy: MessageTable['sender_side'],
  readAt: Date | null,
): Promise<number> {
  if (ids.length === 0) return 0;
  const changed = await tx
    .tables<Tables>()
    .updateTable('messaging.message')
    .set({ read_at: readAt })
    .where('application_id', '=', applicationId)
    .where('sender_side', '=', sentBy)
    .where('id', 'in', [...ids])
    .where('read_at', readAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

export async function countUnread(tx: Tx, applicationId: string, sentBy: MessageTable['sender_side']): Promise<number> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('messaging.message')
    .select(sql<number>`count(*)`.as('n'))
    .where('application_id', '=', applicationId)
    .where('sender_side', '=', sentBy)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** The messages of a conversation in order of time, `limit` at most. */
export function findFirstMessages(tx: Tx, applicationId: string, limit: number): Promise<MessageRow[]> {
  return tx.execute<MessageRow>(
    sql`select * from messaging.message where application_id = ${applicationId} order by sent_at, id limit ${limit}`,
  );
}

export async function countMessages(tx: Tx, applicationId: string): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*) as n from messaging.message where application_id = ${applicationId}`,
  );
  return row?.n ?? 0;
}

/** Is true if a file was sent in a conversation. */
export async function hasFile(tx: Tx, applicationId: string, fileId: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from messaging.message where application_id = ${applicationId} and ${fileId}::uuid = any (attachment_ids)`,
  );
  return rows.length > 0;
}

/** Every message of the conversations of the signed-in person, in order of time. */
export function findMessagesOf(tx: Tx<'self'>, candidateUserId: string): Promise<MessageRow[]> {
  return tx.execute<MessageRow>(
    sql`select * from messaging.message where candidate_user_id = ${candidateUserId} order by sent_at, id`,
  );
}

/** The files that were sent in a conversation, those out of sight too. */
export async function findFileIds(tx: Tx<'system'>, applicationId: string): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(
    sql`select unnest(m.attachment_ids || coalesce(h.attachment_ids, '{}')) as id
      from messaging.message m left join messaging.hidden h on h.message_id = m.id where m.application_id = ${applicationId}`,
  );
  return rows.map(({ id }) => id);
}

const LINES_BEFORE = 10;
const LINES_AFTER = 5;
const LINES_OF_ALL = 30;

/** Finds a message with its neighbours in order of time; the latest messages if none is given. */
export async function findEvidence(tx: Tx, applicationId: string, message: MessageRow | null): Promise<MessageRow[]> {
  const of = sql`select * from messaging.message where application_id = ${applicationId}`;
  const latest = sql`order by sent_at desc, id desc limit`;
  if (message === null) return (await tx.execute<MessageRow>(sql`${of} ${latest} ${LINES_OF_ALL}`)).toReversed();
  const { sent_at: at, id } = message;
  return tx.execute<MessageRow>(sql`
    select * from (
      (${of} and (sent_at, id) <= (${at}, ${id}) ${latest} ${LINES_BEFORE + 1})
      union all (${of} and (sent_at, id) > (${at}, ${id}) order by sent_at, id limit ${LINES_AFTER})) line
    order by sent_at, id`);
}
