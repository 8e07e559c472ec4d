import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** Finds which of these messages a moderator hid. */
export async function findHiddenMessageIds(
  tx: Tx<'system'>,
  messageIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.execute<{ message_id: string }>(
    sql`select message_id from messaging.hidden where message_id = any (${[...messageIds]}::uuid[])`,
  );
  return new Set(rows.map((row) => row.message_id));
}

/**
 * Takes what a message says out of it and keeps it for the record: whatever reads messages then finds nothing in it. Answers
 * when it was sent; null when there is no such message, or it was hidden before.
 */
export async function hideMessage(
  tx: Tx<'system'>,
  id: string,
  by: { readonly name: string; readonly at: Date },
): Promise<Date | null> {
  const kept = await tx.execute(sql`
    insert into messaging.hidden (message_id, group_id, body, attachment_ids, by_name, at)
    select id, group_id, body, attachment_ids, ${by.name}, ${by.at} from messaging.message where id = ${id}
    on conflict (message_id) do nothing returning message_id`);
  if (kept.length === 0) return null;
  const [row] = await tx.execute<{ sent_at: Date }>(
    sql`update messaging.message set body = '', attachment_ids = '{}' where id = ${id} returning sent_at`,
  );
  return row?.sent_at ?? null;
}
