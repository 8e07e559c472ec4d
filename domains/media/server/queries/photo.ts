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

/** Sets a person's photo; the one before is forgotten. */
export async function replacePhoto(tx: Tx, userId: string, photo: Image, now: Date): Promise<void> {
  const row = { uuid: photo.uuid, path: photo.path, set_at: now };
  await tx
    .tables<MediaTables>()
    .insertInto('media.photo')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}
