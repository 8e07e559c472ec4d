import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import { DOCUMENT_CHANGED } from '../../contract/failures.ts';
import type { DocumentClass } from '../../contract/schemas.ts';
import { DOCUMENTS_SHOWN } from '../../rules/limits.ts';
import type { DocumentTable, Tables, TypeTable } from './tables.ts';

/** A document with what its type is called and who may see it. */
export type DocumentRow = Selectable<DocumentTable> & {
  readonly name: string;
  readonly restricted_class: DocumentClass;
};

export const documentRows = versionedRows<DocumentTable>({
  table: 'documents.document',
  changed: DOCUMENT_CHANGED,
  archivedAt: null,
});

function select(where: RawBuilder<unknown>, tail: RawBuilder<unknown> = sql``): RawBuilder<DocumentRow> {
  return sql<DocumentRow>`
    select d.*, t.name, t.restricted_class
    from documents.document d join documents.type t on t.id = d.type_id
    where ${where} ${tail}`;
}

/** The documents of people in some classes, the newest first: of very many those that count or wait, then the newest. */
export function findDocumentsOf(
  tx: Tx,
  employeeIds: readonly string[],
  classes: readonly DocumentClass[],
): Promise<DocumentRow[]> {
  const shown = sql`
    t.restricted_class = any (${[...classes]}::text[]) and d.id in (
      select o.id from unnest(${[...employeeIds]}::uuid[]) as e (id)
      cross join lateral (
        select x.id from documents.document x where x.employee_id = e.id
        order by x.state in ('PENDING', 'ACCEPTED') desc, x.sent_at desc, x.id desc limit ${DOCUMENTS_SHOWN}
      ) o)`;
  return tx.execute(select(shown, sql`order by d.sent_at desc, d.id desc`));
}

/** Counts what somebody has waiting, in all and of one type; others who send for them wait until the transaction ends. */
export async function countWaiting(
  tx: Tx<'system'>,
  employeeId: string,
  typeId: string,
): Promise<{ readonly all: number; readonly same: number }> {
  await lockPerson(tx, employeeId);
  const [row] = await tx.execute<{ all: number; same: number }>(sql`
    select count(*)::int as all, (count(*) filter (where type_id = ${typeId}))::int as same
    from documents.document where employee_id = ${employeeId} and state = 'PENDING'`);
  return row ?? { all: 0, same: 0 };
}

/** Counts what is kept of one type of somebody, former versions included; others who send for them wait until the transaction ends. */
export async function countKept(tx: Tx<'system'>, employeeId: string, typeId: string): Promise<number> {
  await lockPerson(tx, employeeId);
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from documents.document
    where employee_id = ${employeeId} and type_id = ${typeId} and state in ('PENDING', 'ACCEPTED', 'REPLACED')`);
  return row?.n ?? 0;
}

async function lockPerson(tx: Tx<'system'>, employeeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('documents.waiting:' || ${employeeId}::text, 0))`);
}

/** A document, or nothing. */
export async function findDocument(tx: Tx, id: string): Promise<DocumentRow | undefined> {
  return (await tx.execute(select(sql`d.id = ${id}`)))[0];
}

/** Some documents; the caller answers for whose they are. */
export function findDocumentsByIds(tx: Tx, ids: readonly string[]): Promise<DocumentRow[]> {
  return tx.execute(select(sql`d.id = any (${[...ids]}::uuid[])`, sql`order by d.id`));
}

/** Keeps others from sending something under the same key until the transaction ends, and finds what was sent under it. */
export async function claimKey(tx: Tx, groupId: string, key: string): Promise<DocumentRow | undefined> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('documents.key:' || ${groupId}::text || ${key}::text, 0))`,
  );
  return (await tx.execute(select(sql`d.group_id = ${groupId} and d.idempotency_key = ${key}`)))[0];
}

export async function insertDocuments(tx: Tx, rows: readonly Insertable<DocumentTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .tables<Tables>()
    .insertInto('documents.document')
    .values([...rows])
    .execute();
}

/** What the type of a document asks for, archived or not. */
export async function getTypeOf(tx: Tx, row: Pick<DocumentRow, 'type_id'>): Promise<Selectable<TypeTable>> {
  return tx
    .tables<Tables>()
    .selectFrom('documents.type')
    .selectAll()
    .where('id', '=', row.type_id)
    .executeTakeFirstOrThrow();
}

/** Marks what a newly accepted document replaces: the others of its type that were accepted before. Answers their ids. */
export async function replaceOlder(
  tx: Tx,
  row: Pick<DocumentRow, 'id' | 'employee_id' | 'type_id'>,
): Promise<readonly string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    update documents.document set state = 'REPLACED', version = version + 1
    where employee_id = ${row.employee_id} and type_id = ${row.type_id} and state = 'ACCEPTED' and id <> ${row.id}
    returning id`);
  return rows.map(({ id }) => id);
}

/** A document that is replaced, with whose it is and by which one. */
export interface ReplacedRow {
  readonly id: string;
  readonly by_document: string;
  readonly employee_id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly user_id: string | null;
}

/** Marks what documents replace that were accepted for later and have begun at their location: the others of their type that were accepted before. */
export function replaceBegun(tx: Tx<'system'>, now: Date, limit: number): Promise<ReplacedRow[]> {
  return tx.execute<ReplacedRow>(sql`
    with replaced as (
      select distinct on (o.id) o.id, n.id as by_document, e.id as employee_id, e.group_id, e.location_id, e.user_id
      from documents.document n
      join team.employee_view e on e.id = n.employee_id
      join core.brand_view b on b.id = e.location_id
      join documents.document o on o.employee_id = n.employee_id and o.type_id = n.type_id and o.state = 'ACCEPTED'
        and (o.decided_at, o.id) < (n.decided_at, n.id)
      where n.state = 'ACCEPTED' and n.valid_from <= (${now}::timestamptz at time zone b.time_zone)::date
      order by o.id, n.decided_at desc, n.id desc limit ${limit}
    )
    update documents.document d set state = 'REPLACED', version = d.version + 1
    from replaced r where d.id = r.id and d.state = 'ACCEPTED'
    returning r.*`);
}

/** A document that counts, of this employment or of a former one with the same account. */
export type ReusableRow = Selectable<DocumentTable>;

/** Of each type the newest document that counts on a day, of an employee or of the same account in the same group. */
export function findReusableOf(
  tx: Tx<'system'>,
  of: { readonly employeeId: string; readonly typeIds: readonly string[]; readonly day: string },
): Promise<ReusableRow[]> {
  return tx.execute<ReusableRow>(sql`
    select distinct on (d.type_id) d.*
    from team.employee_view e
    join team.employee_view o on o.group_id = e.group_id and (o.id = e.id or o.user_id = e.user_id)
    join documents.document d on d.employee_id = o.id
    join documents.type t on t.id = d.type_id and t.archived_at is null
    where e.id = ${of.employeeId} and d.type_id = any (${[...of.typeIds]}::uuid[]) and d.state = 'ACCEPTED'
      and (d.valid_from is null or d.valid_from <= ${of.day}::date)
      and (d.valid_until is null or d.valid_until >= ${of.day}::date)
    order by d.type_id, d.employee_id = e.id desc, d.decided_at desc, d.id desc`);
}

/** Whether another document holds the same file: that of a former employment. */
export async function isFileShared(tx: Tx, row: Pick<DocumentRow, 'id' | 'attachment_id'>): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from documents.document where attachment_id = ${row.attachment_id} and id <> ${row.id} limit 1`,
  );
  return rows.length > 0;
}
