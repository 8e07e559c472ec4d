import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { MediaTables } from './tables.ts';

export async function insertHeld(tx: Tx, rows: readonly Insertable<MediaTables['media.held']>[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .tables<MediaTables>()
      .insertInto('media.held')
      .values([...rows])
      .execute();
}

/** From now on the file's own row says that it is there. False: it was given up in the meantime. */
export async function endHeld(tx: Tx, key: string): Promise<boolean> {
  const rows = await tx.execute(sql`delete from media.held where key = ${key} returning key`);
  return rows.length > 0;
}

/** Holds a file until it is released; false if it was given up meanwhile. False: it was given up in the meantime. */
export async function holdPermanently(tx: Tx, key: string): Promise<boolean> {
  const rows = await tx.execute(sql`update media.held set until = null where key = ${key} returning key`);
  return rows.length > 0;
}

/** Lets go of files: their keys, for those that were held. */
export async function deleteHeld(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<{ key: string }>(
    sql`delete from media.held where key = any (${[...keys]}::text[]) returning key`,
  );
  return rows.map(({ key }) => key);
}

/** Deletes up to `limit` expired holds whose rows never came. */
export async function deleteExpiredHolds(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx.execute<{ key: string }>(sql`
    delete from media.held where key in (select key from media.held where until < ${now} order by until limit ${limit})
    returning key`);
  return rows.map(({ key }) => key);
}
