import type { Tx } from '@hearth/platform/database';
import { sql, type Selectable } from 'kysely';
import type { BundleTable } from './tables.ts';

export type BundleRow = Selectable<BundleTable>;

/** Notes a bundle that is to be made; false where one of the same person is being made for the same manager. */
export async function insertBundle(
  tx: Tx,
  row: Pick<
    BundleRow,
    | 'id'
    | 'group_id'
    | 'employee_id'
    | 'brand_id'
    | 'asked_by'
    | 'language'
    | 'file_key'
    | 'file_name'
    | 'created_at'
    | 'expires_at'
  >,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into documents.bundle (id, group_id, employee_id, brand_id, asked_by, language, file_key, file_name, created_at, expires_at)
    values (${row.id}, ${row.group_id}, ${row.employee_id}, ${row.brand_id}, ${row.asked_by}, ${row.language}, ${row.file_key},
      ${row.file_name}, ${row.created_at}, ${row.expires_at})
    on conflict do nothing returning id`);
  return rows.length > 0;
}

/** The bundles of a person that were made for a manager and are still there, the newest first. */
export function findBundles(
  tx: Tx,
  of: { readonly employeeId: string; readonly askedBy: string; readonly now: Date },
): Promise<BundleRow[]> {
  return tx.execute<BundleRow>(sql`
    select * from documents.bundle
    where employee_id = ${of.employeeId} and asked_by = ${of.askedBy} and expires_at > ${of.now}
    order by created_at desc, id desc limit 20`);
}

/** Counts an attempt to make a bundle; undefined if it is made already, has failed, or is gone. */
export async function takeUpBundle(tx: Tx<'system'>, id: string): Promise<BundleRow | undefined> {
  const [row] = await tx.execute<BundleRow>(sql`
    update documents.bundle set attempts = attempts + 1 where id = ${id} and state = 'PREPARING' returning *`);
  return row;
}

/** What was made: where it is, of which classes, and of how many files. */
export interface MadeBundle {
  readonly key: string;
  readonly classes: readonly string[];
  readonly files: number;
}

/** Notes how a bundle ended; what was not made holds nothing. */
export async function endBundle(tx: Tx<'system'>, id: string, made: MadeBundle | null): Promise<void> {
  await tx.execute(
    made === null
      ? sql`update documents.bundle set state = 'FAILED' where id = ${id}`
      : sql`update documents.bundle set state = 'READY', classes = ${[...made.classes]}::text[], file_count = ${made.files}, file_key = ${made.key}
          where id = ${id}`,
  );
}

/** Ends the bundles of everybody who has a document of a type. */
export async function expireBundlesWith(tx: Tx<'system'>, typeId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update documents.bundle set expires_at = ${now}
    where expires_at > ${now} and employee_id in (select employee_id from documents.document where type_id = ${typeId})`);
}

/** Ends the bundles of somebody. */
export async function expireBundlesOf(tx: Tx<'system'>, employeeId: string, now: Date): Promise<void> {
  await tx.execute(
    sql`update documents.bundle set expires_at = ${now} where employee_id = ${employeeId} and expires_at > ${now}`,
  );
}

/** Bundles whose days are over. */
export function findExpiredBundles(tx: Tx<'system'>, now: Date, limit: number): Promise<BundleRow[]> {
  return tx.execute<BundleRow>(sql`
    select * from documents.bundle where expires_at <= ${now} order by expires_at, id limit ${limit}`);
}

export async function deleteBundles(tx: Tx<'system'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`delete from documents.bundle where id = any (${[...ids]}::uuid[])`);
}
