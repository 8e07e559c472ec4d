import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { StaffSide } from '../../../contract/staff-schemas.ts';

/** A stored message between a location and one of its staff. */
export interface StaffMessageRow {
  readonly id: string;
  readonly group_id: string;
  readonly conversation_id: string;
  readonly user_id: string;
  readonly sender_user_id: string;
  readonly sender_side: StaffSide;
  readonly sender_name: string;
  readonly body: string;
  readonly sent_at: Date;
  readonly read_at: Date | null;
}

const ROW = sql`id, group_id, conversation_id, user_id, sender_user_id, sender_side, sender_name, body, sent_at, read_at`;

/** Adds a message; false when one with this id is there already. */
export async function insertStaffMessage(tx: Tx, row: StaffMessageRow): Promise<boolean> {
  const added = await tx.execute(sql`
    insert into messaging.staff_message (${ROW})
    values (${row.id}, ${row.group_id}, ${row.conversation_id}, ${row.user_id}, ${row.sender_user_id}, ${row.sender_side},
      ${row.sender_name}, ${row.body}, ${row.sent_at}, ${row.read_at})
    on conflict (id) do nothing returning id`);
  return added.length > 0;
}

/** A message of a conversation. */
export async function findStaffMessage(
  tx: Tx,
  conversationId: string,
  id: string,
): Promise<StaffMessageRow | undefined> {
  const [row] = await tx.execute<StaffMessageRow>(
    sql`select ${ROW} from messaging.staff_message where id = ${id} and conversation_id = ${conversationId}`,
  );
  return row;
}

/** The newest messages before another, newest first. */
export function findStaffMessagesBefore(
  tx: Tx,
  conversationId: string,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<StaffMessageRow[]> {
  const from =
    before === undefined
      ? sql``
      : sql`and (sent_at, id) < (select sent_at, id from messaging.staff_message where id = ${before} and conversation_id = ${conversationId})`;
  return tx.execute<StaffMessageRow>(sql`
    select ${ROW} from messaging.staff_message where conversation_id = ${conversationId} ${from}
    order by sent_at desc, id desc limit ${limit}`);
}

/** Marks what a side wrote as read, up to and including a message; returns how many were not. */
export async function setStaffRead(tx: Tx, upTo: StaffMessageRow, writtenBy: StaffSide, readAt: Date): Promise<number> {
  const changed = await tx.execute(sql`
    update messaging.staff_message set read_at = ${readAt}
    where conversation_id = ${upTo.conversation_id} and sender_side = ${writtenBy} and read_at is null
      and (sent_at, id) <= (${upTo.sent_at}, ${upTo.id}) returning id`);
  return changed.length;
}
