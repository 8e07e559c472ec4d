import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import { RECORD_CHANGED } from '../../contract/failures.ts';
import type { Kind } from '../../contract/schemas.ts';
import type { QualificationTable, RecordTable, Tables } from './tables.ts';

/** A record with what its qualification is called. */
export type RecordRow = Selectable<RecordTable> & {
  readonly name: string;
  readonly kind: Kind;
  readonly level_names: string[];
};

export const recordRows = versionedRows<RecordTable>({
  table: 'qualifications.record',
  changed: RECORD_CHANGED,
  archivedAt: null,
});

function select(where: RawBuilder<unknown>, tail: RawBuilder<unknown> = sql``): RawBuilder<RecordRow> {
  return sql<RecordRow>`
    select r.*, q.name, q.kind, q.level_names
    from qualifications.record r join qualifications.qualification q on q.id = r.qualification_id
    where ${where} ${tail}`;
}

/** The records of people, the newest first. */
export function findRecordsOf(tx: Tx, employeeIds: readonly string[]): Promise<RecordRow[]> {
  return tx.execute(
    select(sql`r.employee_id = any (${[...employeeIds]}::uuid[])`, sql`order by r.sent_at desc, r.id desc`),
  );
}

/** The records of the signed-in person, the newest first. */
export function findOwnRecords(tx: Tx<'self'>): Promise<RecordRow[]> {
  const own = sql`r.employee_id = any ((select team.my_employee_ids())::uuid[])`;
  return tx.execute(select(own, sql`order by r.sent_at desc, r.id desc`));
}

/** A record, or nothing. */
export async function findRecord(tx: Tx, id: string): Promise<RecordRow | undefined> {
  return (await tx.execute(select(sql`r.id = ${id}`)))[0];
}

/** Keeps others from recording something under the same key until the transaction ends, and finds what was recorded under it. */
export async function claimRecordKey(tx: Tx, groupId: string, key: string): Promise<RecordRow | undefined> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('qualifications.key:' || ${groupId}::text || ${key}::text, 0))`,
  );
  return (await tx.execute(select(sql`r.group_id = ${groupId} and r.idempotency_key = ${key}`)))[0];
}

export async function insertRecords(tx: Tx, rows: readonly Insertable<RecordTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .tables<Tables>()
    .insertInto('qualifications.record')
    .values([...rows])
    .execute();
}

/** What the qualification of a record needs of it, archived or not. */
export async function getQualificationOf(tx: Tx, row: RecordRow): Promise<Selectable<QualificationTable>> {
  return tx
    .tables<Tables>()
    .selectFrom('qualifications.qualification')
    .selectAll()
    .where('id', '=', row.qualification_id)
    .executeTakeFirstOrThrow();
}
