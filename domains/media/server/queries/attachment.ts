import type { Tx } from '@hearth/platform/database';
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
