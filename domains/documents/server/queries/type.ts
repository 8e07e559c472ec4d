import type { RecordOrigin } from '@hearth/kit/sent-again';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { DOCUMENT_TYPE_CHANGED } from '../../contract/failures.ts';
import type { TypeTable, Tables } from './tables.ts';

export type TypeRow = Selectable<TypeTable>;

/** What there is, as several people edit it; archived rows change too, when they are restored. */
export const typeRows = versionedRows<TypeTable>({
  table: 'documents.type',
  changed: DOCUMENT_TYPE_CHANGED,
  archivedAt: null,
});

const select = (tx: Tx, groupId: string) =>
  tx.tables<Tables>().selectFrom('documents.type').selectAll().where('group_id', '=', groupId);

/** What belongs to some brands, in use or archived, by name. */
export function findTypes(
  tx: Tx,
  groupId: string,
  brandIds: readonly string[],
  { archived = false }: { readonly archived?: boolean } = {},
): Promise<TypeRow[]> {
  return select(tx, groupId)
    .where('brand_id', 'in', [...brandIds])
    .where('archived_at', archived ? 'is not' : 'is', null)
    .orderBy(sql`platform.searchable(name)`)
    .orderBy('id')
    .execute();
}

/** One of the group, archived or not. */
export function findType(tx: Tx, groupId: string, id: string): Promise<TypeRow | undefined> {
  return select(tx, groupId).where('id', '=', id).executeTakeFirst();
}

/** What was made under a key, and where. */
export async function findTypeByKey(
  tx: Tx,
  groupId: string,
  key: string,
): Promise<(TypeRow & { readonly made_by: RecordOrigin }) | undefined> {
  const [row] = await tx.execute<TypeRow & { actor_id: string }>(sql`
    select q.*, c.actor_id from documents.type q
      join documents.change c on c.about_id = q.id and c.action = 'CREATED' and c.group_id = q.group_id
    where q.group_id = ${groupId} and q.idempotency_key = ${key}`);
  return row && { ...row, made_by: { placeId: row.brand_id, userId: row.actor_id } };
}

async function lockCatalogue(tx: Tx, brandId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('documents.types:' || ${brandId}::text, 0))`);
}

/** Whether the ready-made one that a row came from is in use again beside it; who adds one there waits until the transaction ends. */
export async function hasTwin(tx: Tx, row: Pick<TypeRow, 'brand_id' | 'group_id' | 'starter'>): Promise<boolean> {
  if (row.starter === null) return false;
  await lockCatalogue(tx, row.brand_id);
  const twins = await select(tx, row.group_id)
    .where('brand_id', '=', row.brand_id)
    .where('starter', '=', row.starter)
    .where('archived_at', 'is', null)
    .execute();
  return twins.length > 0;
}

/** Counts what a brand has in use; others who add something there wait until the transaction ends. */
export async function countTypes(tx: Tx, groupId: string, brandId: string): Promise<number> {
  await lockCatalogue(tx, brandId);
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from documents.type
    where group_id = ${groupId} and brand_id = ${brandId} and archived_at is null`);
  return row?.n ?? 0;
}

/** Adds rows; those whose name or starter is there already are left out. Answers what was added. */
export async function insertNewTypes(tx: Tx, rows: readonly Insertable<TypeTable>[]): Promise<TypeRow[]> {
  if (rows.length === 0) return [];
  return tx
    .tables<Tables>()
    .insertInto('documents.type')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}

export async function insertType(tx: Tx, row: Insertable<TypeTable>): Promise<TypeRow> {
  return tx.tables<Tables>().insertInto('documents.type').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Types of a group by id, archived ones included. */
export function findTypesByIds(tx: Tx, groupId: string, ids: readonly string[]): Promise<TypeRow[]> {
  return select(tx, groupId)
    .where('id', 'in', [...ids])
    .execute();
}

/** The standard type of this kind that a group has in use at its root; nothing where it has none. */
export async function findStandardType(tx: Tx, groupId: string, starter: string): Promise<string | undefined> {
  const row = await select(tx, groupId)
    .where('brand_id', '=', groupId)
    .where('starter', '=', starter)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}
