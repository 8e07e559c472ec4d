import type { Tx } from '@hearth/platform/database';
import type { Insertable } from 'kysely';
import type { MediaTables } from './tables.ts';

export async function insertItem(tx: Tx, row: Insertable<MediaTables['media.item']>): Promise<void> {
  await tx.tables<MediaTables>().insertInto('media.item').values(row).execute();
}
