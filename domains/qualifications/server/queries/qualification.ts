import type { RecordOrigin } from '@hearth/kit/sent-again';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { QUALIFICATION_CHANGED } from '../../contract/failures.ts';
import type { QualificationTable, Tables } from './tables.ts';

export type QualificationRow = Selectable<QualificationTable>;

/** What there is, as several people edit it; archived rows change too, when they are restored. */
export const qualificationRows = versionedRows<QualificationTable>({
  table: 'qualifications.qualification',
  changed: QUALIFICATION_CHANGED,
  archivedAt: null,
});

const select = (tx: Tx, groupId: string) =>
  tx.tables<Tables>().selectFrom('qualifications.qualification').selectAll().where('group_id', '=', groupId);

/** What belongs to some brands, in use or archived, by name. */
export function findQualifications(
  tx: Tx,
  groupId: string,
  brandIds: readonly string[],
  { archived = false }: { readonly archived?: boolean } = {},
): Promise<QualificationRow[]> {
  return select(tx, groupId)
    .where('brand_id', 'in', [...brandIds])
    .where('archived_at', archived ? 'is not' : 'is', null)
    .orderBy(sql`platform.searchable(name)`)
    .orderBy('id')
    .execute();
}

/** One of the group, archived or not. */
export function findQualification(tx: Tx, groupId: string, id: string): Promise<QualificationRow | undefined> {
  return select(tx, groupId).where('id', '=', id).executeTakeFirst();
}

/** What was made under a key, and where. */
export async function findQualificationByKey(
  tx: Tx,
  groupId: string,
  key: string,
): Promise<(QualificationRow & { readonly made_by: RecordOrigin }) | undefined> {
  const [row] = await tx.execute<QualificationRow & { actor_id: string }>(sql`
    select q.*, c.actor_id from qualifications.qualification q
      join qualifications.change c on c.about_id = q.id and c.action = 'CREATED' and c.group_id = q.group_id
    where q.group_id = ${groupId} and q.idempotency_key = ${key}`);
  return row && { ...row, made_by: { placeId: row.brand_id, userId: row.actor_id } };
}

async function lockCatalogue(tx: Tx, brandId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('qualifications.catalogue:' || ${brandId}::text, 0))`,
  );
}

/** Whether the ready-made one that a row came from is in use again beside it; who adds one there waits until the transaction ends. */
export async function hasTwin(
  tx: Tx,
  row: Pick<QualificationRow, 'brand_id' | 'group_id' | 'starter'>,
): Promise<boolean> {
  if (row.starter === null) return false;
  await lockCatalogue(tx, row.brand_id);
  const twins = await select(tx, row.group_id)
    .where('brand_id', '=', row.brand_id)
    .where('starter', '=', row.starter)
    .where('archived_at', 'is', null)
    .execute();
  return twins.length > 0;
}

/** Keeps a qualification from being changed until the transaction ends. */
export async function holdQualification(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select 1 from qualifications.qualification where id = ${id} for share`);
}

/** Counts what a brand has in use; others who add something there wait until the transaction ends. */
export async function countQualifications(tx: Tx, groupId: string, brandId: string): Promise<number> {
  await lockCatalogue(tx, brandId);
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from qualifications.qualification
    where group_id = ${groupId} and brand_id = ${brandId} and archived_at is null`);
  return row?.n ?? 0;
}

/** Adds rows; those whose name or starter is there already are left out. Answers what was added. */
export async function insertNewQualifications(
  tx: Tx,
  rows: readonly Insertable<QualificationTable>[],
): Promise<QualificationRow[]> {
  if (rows.length === 0) return [];
  return tx
    .tables<Tables>()
    .insertInto('qualifications.qualification')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}

export async function insertQualification(tx: Tx, row: Insertable<QualificationTable>): Promise<QualificationRow> {
  return tx
    .tables<Tables>()
    .insertInto('qualifications.qualification')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
}
