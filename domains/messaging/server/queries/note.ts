import type { RecordOrigin } from '@hearth/kit/sent-again';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** An internal note in a conversation. */
export interface NoteRow {
  readonly id: string;
  readonly group_id: string;
  readonly application_id: string;
  readonly author_user_id: string;
  readonly author_name: string;
  readonly body: string;
  readonly mentioned_names: readonly string[];
  readonly at: Date;
}

/** Adds a note; false when one with this id is there already. */
export async function insertNote(tx: Tx, row: NoteRow): Promise<boolean> {
  const added = await tx.execute(sql`
    insert into messaging.note (id, group_id, application_id, author_user_id, author_name, body, mentioned_names, at)
    values (${row.id}, ${row.group_id}, ${row.application_id}, ${row.author_user_id}, ${row.author_name}, ${row.body},
      ${[...row.mentioned_names]}::text[], ${row.at})
    on conflict (id) do nothing returning id`);
  return added.length > 0;
}

/** Finds the conversation and the author of a note. */
export async function findNoteOrigin(tx: Tx, id: string): Promise<RecordOrigin | undefined> {
  const [row] = await tx.execute<{ application_id: string; author_user_id: string }>(
    sql`select application_id, author_user_id from messaging.note where id = ${id}`,
  );
  return row && { placeId: row.application_id, userId: row.author_user_id };
}

export async function countNotes(tx: Tx, applicationId: string): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select count(*) as n from messaging.note where application_id = ${applicationId}`,
  );
  return row?.n ?? 0;
}

/** An employee's recorded action on a conversation. */
export interface ConversationEventRow {
  readonly id: string;
  readonly group_id: string;
  readonly application_id: string;
  readonly what: string;
  readonly detail: string;
  readonly by_user_id: string;
  readonly by_name: string;
  readonly at: Date;
}

export async function insertConversationEvent(tx: Tx, row: ConversationEventRow): Promise<void> {
  await tx.execute(sql`
    insert into messaging.conversation_event (id, group_id, application_id, what, detail, by_user_id, by_name, at)
    values (${row.id}, ${row.group_id}, ${row.application_id}, ${row.what}, ${row.detail}, ${row.by_user_id}, ${row.by_name}, ${row.at})`);
}
