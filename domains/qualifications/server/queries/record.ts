import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import { RECORD_CHANGED } from '../../contract/failures.ts';
import type { Kind } from '../../contract/schemas.ts';
import { RECORDS_SHOWN } from '../../rules/limits.ts';
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

/** The records of people, the newest first: of somebody with very many those that count or wait, then the newest. */
export function findRecordsOf(tx: Tx, employeeIds: readonly string[]): Promise<RecordRow[]> {
  const shown = sql`
    r.id in (
      select o.id from unnest(${[...employeeIds]}::uuid[]) as e (id)
      cross join lateral (
        select x.id from qualifications.record x where x.employee_id = e.id
        order by x.state in ('PENDING', 'CONFIRMED') desc, x.sent_at desc, x.id desc limit ${RECORDS_SHOWN}
      ) o)`;
  return tx.execute(select(shown, sql`order by r.sent_at desc, r.id desc`));
}

/** Counts what somebody has waiting, in all and of one qualification; others who send for them wait until the transaction ends. */
export async function countWaiting(
  tx: Tx<'system'>,
  employeeId: string,
  qualificationId: string,
): Promise<{ readonly all: number; readonly same: number }> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('qualifications.waiting:' || ${employeeId}::text, 0))`,
  );
  const [row] = await tx.execute<{ all: number; same: number }>(sql`
    select count(*)::int as all, (count(*) filter (where qualification_id = ${qualificationId}))::int as same
    from qualifications.record where employee_id = ${employeeId} and state = 'PENDING'`);
  return row ?? { all: 0, same: 0 };
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
