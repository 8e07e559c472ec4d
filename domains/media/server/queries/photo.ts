import type { Tx } from '@hearth/platform/database';
import type { MediaTables } from './tables.ts';
import type { Image } from '../../contract/schemas.ts';

export async function findPhoto(tx: Tx, userId: string): Promise<Image | undefined> {
  return tx
    .tables<MediaTables>()
    .selectFrom('media.photo')
    .select(['uuid', 'path'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * Sets a person's photo and returns the previous one; concurrent calls are serialised. Two at once follow each other.
 */
export async function replacePhoto(tx: Tx, userId: string, photo: Image, now: Date): Promise<Image | null> {
  const tables = tx.tables<MediaTables>();
  const row = { uuid: photo.uuid, path: photo.path, set_at: now };
  const first = await tables
    .insertInto('media.photo')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (first !== undefined) return null;
  const before = await tables
    .selectFrom('media.photo')
    .select(['uuid', 'path'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  await tables.updateTable('media.photo').set(row).where('user_id', '=', userId).execute();
  return before ?? null;
}
