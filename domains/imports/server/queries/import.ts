import { json, type Tx } from '@hearth/platform/database';
import type { BrandGrant } from '@hearth/kit/access';
import { sql, type RawBuilder, type SqlBool, type Updateable } from 'kysely';
import type { Counts, ImportStatus } from '../../contract/schemas.ts';
import type { ImportRow, Tables } from './tables.ts';

/** Where a right to import holds: at a brand of a group and below. */
type ImportReach = Pick<BrandGrant, 'groupId' | 'brandId'>;

/** Narrows imports to those at a brand or below it. */
function isWithinReach({ groupId, brandId }: ImportReach): RawBuilder<SqlBool> {
  if (brandId === groupId) return sql`group_id = ${groupId}`;
  return sql`group_id = ${groupId} and (node_id = ${brandId}
    or node_id in (select id from core.brand_view where group_id = ${groupId} and ${brandId}::uuid = any (ancestor_ids)))`;
}

/** The imports at a brand and below it, newest first, and how many there are. */
export async function findImports(tx: Tx, reach: ImportReach, window: { offset: number; limit: number }) {
  const all = tx.tables<Tables>().selectFrom('imports.import').where(isWithinReach(reach));
  const rows = await all.selectAll().orderBy('created_at', 'desc').offset(window.offset).limit(window.limit).execute();
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/**
 * Finds an import at a brand or below; locked if `lock` is 'change'. With `lock`, nobody else changes it in the
 * meantime.
 */
export async function findImport(
  tx: Tx,
  reach: ImportReach,
  id: string,
  lock: 'read' | 'change' = 'read',
): Promise<ImportRow | undefined> {
  const query = tx
    .tables<Tables>()
    .selectFrom('imports.import')
    .selectAll()
    .where('id', '=', id)
    .where(isWithinReach(reach));
  return (lock === 'change' ? query.forUpdate() : query).executeTakeFirst();
}

/** When the same bytes were last imported into the group to the end. */
export async function findImportOfSameFile(tx: Tx, row: ImportRow): Promise<Date | null> {
  const found = await tx
    .tables<Tables>()
    .selectFrom('imports.import')
    .select('finished_at')
    .where('group_id', '=', row.group_id)
    .where('node_id', '=', row.node_id)
    .where('file_sha256', '=', row.file_sha256)
    .where('kind', '=', row.kind)
    .where('status', '=', 'DONE')
    .where('id', '<>', row.id)
    .orderBy('finished_at', 'desc')
    .executeTakeFirst();
  return found?.finished_at ?? null;
}

export async function insertImport(tx: Tx, row: ImportRow): Promise<void> {
  const { columns, mapping, options, counts, ...rest } = row;
  await tx.execute(sql`
    insert into imports.import (id, group_id, node_id, kind, status, phase, file_key, file_name, file_bytes, file_sha256, encoding,
      delimiter, columns, mapping, options, rows_total, rows_done, counts, created_by, created_by_name, created_at)
    values (${rest.id}, ${rest.group_id}, ${rest.node_id}, ${rest.kind}, ${rest.status}, ${rest.phase}, ${rest.file_key}, ${rest.file_name},
      ${rest.file_bytes}, ${rest.file_sha256}, ${rest.encoding}, ${rest.delimiter}, ${json(columns)}, ${json(mapping)},
      ${json(options)}, ${rest.rows_total}, ${rest.rows_done}, ${counts === null ? null : json(counts)}, ${rest.created_by},
      ${rest.created_by_name}, ${rest.created_at})`);
}

type ImportChange = Updateable<
  Omit<ImportRow, 'id' | 'group_id' | 'node_id' | 'columns' | 'mapping' | 'options' | 'counts'>
>;

/** Changes an import and answers it as it is then. */
export async function updateImport(tx: Tx, id: string, change: ImportChange): Promise<ImportRow> {
  return tx
    .tables<Tables>()
    .updateTable('imports.import')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Puts a new mapping in place; what an earlier check found no longer holds. */
export async function updateMapping(tx: Tx, row: Pick<ImportRow, 'id' | 'mapping' | 'options'>): Promise<void> {
  await tx.execute(sql`
    update imports.import set mapping = ${json(row.mapping)}, options = ${json(row.options)}, status = 'UPLOADED', counts = null,
      rows_done = 0, problem = null, phase = 'WAITING' where id = ${row.id}`);
}

/** Ends a check or a run with what it counted. */
export async function updateCounts(tx: Tx, id: string, status: ImportStatus, counts: Counts, now: Date): Promise<void> {
  await tx.execute(sql`
    update imports.import set status = ${status}, counts = ${json(counts)}, rows_done = rows_total, phase = 'WAITING', alive_at = null,
      attempts = 0, problem = null, finished_at = ${status === 'DONE' ? now : null} where id = ${id}`);
}

/** Records an import's progress; true if a cancellation was requested. Answers whether somebody asked to end it. */
export async function updateProgress(
  tx: Tx,
  id: string,
  progress: Pick<ImportRow, 'phase' | 'rows_done'> & { alive_at: Date },
): Promise<boolean> {
  const row = await tx
    .tables<Tables>()
    .updateTable('imports.import')
    .set(progress)
    .where('id', '=', id)
    .returning('cancel_asked')
    .executeTakeFirst();
  return row?.cancel_asked ?? true;
}

/** Is true if a cancellation was requested; does not wait for locks. */
export async function isCancelRequested(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('imports.import')
    .select('cancel_asked')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.cancel_asked ?? true;
}

/** Finds imports without progress since an instant: their server was stopped. */
export function findStalledImports(tx: Tx, since: Date): Promise<Pick<ImportRow, 'id' | 'status'>[]> {
  return tx
    .tables<Tables>()
    .selectFrom('imports.import')
    .select(['id', 'status'])
    .where('status', 'in', ['CHECKING', 'RUNNING'])
    .where('alive_at', '<', since)
    .execute();
}

/** Finds imports that were uploaded before an instant and never started. */
export function findAbandonedImports(tx: Tx, before: Date): Promise<Pick<ImportRow, 'id' | 'file_key'>[]> {
  return tx
    .tables<Tables>()
    .selectFrom('imports.import')
    .select(['id', 'file_key'])
    .where('status', 'in', ['UPLOADED', 'CHECKED', 'FAILED'])
    .where('created_at', '<', before)
    .execute();
}

/** An import by its id alone, for the job that was asked to work on it. */
export function findImportForWork(tx: Tx, id: string): Promise<ImportRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('imports.import')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Forgets an import with its reports. */
export async function deleteImport(tx: Tx, id: string): Promise<void> {
  await tx.tables<Tables>().deleteFrom('imports.import').where('id', '=', id).execute();
}

/** Waits until no other import writes into the group; held until the transaction ends. */
export async function lockGroup(tx: Tx, groupId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${groupId}`}, 0))`);
}
