import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Insertable, Selectable } from 'kysely';
import type { PreparedFileTable, Tables } from './tables.ts';

/** A prepared file as it is kept. */
export type PreparedFileRow = Selectable<PreparedFileTable>;

/** Notes a file that is to be prepared. */
export async function insertPreparedFile(
  tx: Tx<'system'>,
  row: Omit<Insertable<PreparedFileTable>, 'basis' | 'file_bytes' | 'ready_at' | 'attempts' | 'state'>,
): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('exports.prepared_file')
    .values({
      ...row,
      filter: json(row.filter),
      basis: null,
      file_bytes: null,
      ready_at: null,
      attempts: 0,
      state: 'PREPARING',
    })
    .execute();
}

/** Counts an attempt to prepare a file; undefined if it is prepared already, has failed, or is gone. */
export function takeUpFile(tx: Tx<'system'>, id: string): Promise<PreparedFileRow | undefined> {
  return tx
    .tables<Tables>()
    .updateTable('exports.prepared_file')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'PREPARING')
    .returningAll()
    .executeTakeFirst();
}

/** Marks a file as ready to be downloaded. */
export async function markReady(
  tx: Tx<'system'>,
  id: string,
  file: {
    readonly key: string;
    readonly rows: number;
    readonly bytes: number;
    readonly basis: object;
    readonly at: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('exports.prepared_file')
    .set({
      state: 'READY',
      file_key: file.key,
      row_count: file.rows,
      file_bytes: file.bytes,
      basis: json(file.basis),
      ready_at: file.at,
      expires_at: file.expiresAt,
    })
    .where('id', '=', id)
    .execute();
}

/** Marks a file as one that is not going to be there. */
export async function markFailed(tx: Tx<'system'>, id: string): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('exports.prepared_file')
    .set({ state: 'FAILED' })
    .where('id', '=', id)
    .execute();
}

/** A person's own prepared file, until its end. */
export function findOwnFile(
  tx: Tx<'self'>,
  userId: string,
  id: string,
  now: Date,
): Promise<PreparedFileRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('exports.prepared_file')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** A person's own prepared files, newest first. */
export function findOwnFiles(
  tx: Tx<'self'>,
  userId: string,
  { before, limit, now }: { readonly before: string | undefined; readonly limit: number; readonly now: Date },
): Promise<PreparedFileRow[]> {
  const all = tx
    .tables<Tables>()
    .selectFrom('exports.prepared_file')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now);
  return (before === undefined ? all : all.where('id', '<', before)).orderBy('id', 'desc').limit(limit).execute();
}

/** Files whose time is over. */
export function findExpiredFiles(
  tx: Tx<'system'>,
  now: Date,
  limit: number,
): Promise<Pick<PreparedFileRow, 'id' | 'file_key'>[]> {
  return tx
    .tables<Tables>()
    .selectFrom('exports.prepared_file')
    .select(['id', 'file_key'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

/** Forgets files whose bytes are gone. Who exported what stays on record. */
export async function deleteFiles(tx: Tx<'system'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .tables<Tables>()
    .deleteFrom('exports.prepared_file')
    .where('id', 'in', [...ids])
    .execute();
}
