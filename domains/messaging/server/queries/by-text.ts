import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** A message that was sent or received as SMS. */
export interface TextMessageRow {
  readonly message_id: string;
  readonly application_id: string;
  readonly number: string;
  readonly own_number: string;
  readonly at: Date;
}

/** Notes a message as a text; false when it was one already. */
export async function insertByText(tx: Tx<'system'>, row: TextMessageRow): Promise<boolean> {
  const added = await tx.execute(sql`
    insert into messaging.by_text (message_id, application_id, number, own_number, at)
    values (${row.message_id}, ${row.application_id}, ${row.number}, ${row.own_number}, ${row.at})
    on conflict (message_id) do nothing returning message_id`);
  return added.length === 1;
}

/** Finds which of these messages were sent or received as SMS. */
export async function findTextMessageIds(
  tx: Tx<'system'>,
  messageIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (messageIds.length === 0) return new Set();
  const rows = await tx.execute<{ message_id: string }>(
    sql`select message_id from messaging.by_text where message_id = any (${[...messageIds]}::uuid[])`,
  );
  return new Set(rows.map((row) => row.message_id));
}

/** The conversations that were last held between two numbers, newest first. */
export async function findTexted(
  tx: Tx<'system'>,
  line: { from: string; to: string },
  most: number,
): Promise<string[]> {
  const rows = await tx.execute<{ application_id: string }>(sql`
    select application_id from messaging.by_text where own_number = ${line.to} and number = ${line.from}
    order by at desc, message_id desc limit ${most}`);
  return [...new Set(rows.map((row) => row.application_id))];
}
