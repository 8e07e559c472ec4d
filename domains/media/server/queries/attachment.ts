import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { MediaTables } from './tables.ts';

export type AttachmentRow = Selectable<MediaTables['media.attachment']>;

export async function insertAttachment(tx: Tx, row: Insertable<MediaTables['media.attachment']>): Promise<void> {
  await tx.tables<MediaTables>().insertInto('media.attachment').values(row).execute();
}

/** The given attachments of one group, in no order; ids of other groups are not among them. */
export async function findAttachments(
  tx: Tx,
  groupId: string,
  ids: readonly string[],
): Promise<readonly AttachmentRow[]> {
  if (ids.length === 0) return [];
  return tx
    .tables<MediaTables>()
    .selectFrom('media.attachment')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('id', 'in', ids)
    .execute();
}

/** Deletes attachments of one group; the keys of their bytes. */
export async function deleteAttachments(tx: Tx, groupId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<{ key: string }>(
    sql`delete from media.attachment where group_id = ${groupId} and id = any (${[...ids]}::uuid[]) returning key`,
  );
  return rows.map(({ key }) => key);
}
