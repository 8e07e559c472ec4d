import { isReached } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { RecordOrigin } from '@hearth/kit/sent-again';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import { sql, type Insertable, type Selectable } from 'kysely';
import { AGREEMENT_STALE } from '../../contract/failures.ts';
import type { AgreementTable, EditionTable, SendingTable, Tables } from './tables.ts';

export type AgreementRow = Selectable<AgreementTable>;
export type EditionRow = Selectable<EditionTable>;
export type SendingRow = Selectable<SendingTable>;

export const agreementRows = versionedRows<AgreementTable>({
  table: 'signatures.agreement',
  changed: AGREEMENT_STALE,
});
export const editionRows = versionedRows<EditionTable>({
  table: 'signatures.edition',
  changed: AGREEMENT_STALE,
  archivedAt: null,
});

/** An agreement in use that belongs to one of some brands, or nothing. */
export async function findAgreement(
  tx: Tx,
  brandIds: readonly string[],
  id: string,
): Promise<(AgreementRow & { readonly brand_name: string }) | undefined> {
  const [row] = await tx.execute<AgreementRow & { brand_name: string }>(sql`
    select a.*, b.name as brand_name from signatures.agreement a join core.brand_view b on b.id = a.brand_id
    where a.id = ${id} and a.brand_id = any (${[...brandIds]}::uuid[]) and a.archived_at is null`);
  return row;
}

/** Keeps an agreement and its versions from being changed by others until the transaction ends. */
export async function lockAgreement(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select 1 from signatures.agreement where id = ${id} for update`);
}

export async function findAgreementByKey(
  tx: Tx,
  groupId: string,
  key: string,
): Promise<(AgreementRow & { readonly origin: RecordOrigin }) | undefined> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('signatures.agreement')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row && { ...row, origin: { placeId: row.brand_id, userId: row.created_by } };
}

/** Counts what a brand has in use; others who add something there wait until the transaction ends. */
export async function countAgreements(tx: Tx, brandId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('signatures.agreement:' || ${brandId}::text, 0))`);
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from signatures.agreement where brand_id = ${brandId} and archived_at is null`);
  return row?.n ?? 0;
}

export function insertAgreement(tx: Tx, row: Insertable<AgreementTable>): Promise<AgreementRow> {
  return tx.tables<Tables>().insertInto('signatures.agreement').values(row).returningAll().executeTakeFirstOrThrow();
}

export function insertEdition(tx: Tx, row: Insertable<EditionTable>): Promise<EditionRow> {
  return tx.tables<Tables>().insertInto('signatures.edition').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The versions of an agreement, the latest first. */
export function findEditions(tx: Tx, agreementId: string): Promise<EditionRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('signatures.edition')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .orderBy('number', 'desc')
    .limit(200)
    .execute();
}

/** The version of an agreement that counts, or the one being written. */
export function findEditionIn(
  tx: Tx,
  agreementId: string,
  state: 'DRAFT' | 'CURRENT',
): Promise<EditionRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('signatures.edition')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .where('state', '=', state)
    .limit(1)
    .executeTakeFirst();
}

/** The current version of an agreement that is in use, or nothing. */
export async function findSendable(tx: Tx, agreementId: string): Promise<EditionRow | undefined> {
  const [row] = await tx.execute<EditionRow>(sql`
    select c.* from signatures.edition c join signatures.agreement a on a.id = c.agreement_id and a.archived_at is null
    where c.agreement_id = ${agreementId} and c.state = 'CURRENT' limit 1`);
  return row;
}

/** The agreements of some brands that somebody can be asked to sign now, by title. */
export function findSendableTo(
  tx: Tx,
  brandIds: readonly string[],
  employeeId: string,
): Promise<{ id: string; title: string; needs_guardian: boolean }[]> {
  return tx.execute(sql`
    select a.id, a.title, c.signers @> array['GUARDIAN'] as needs_guardian
    from signatures.agreement a join signatures.edition c on c.agreement_id = a.id and c.state = 'CURRENT'
    where a.brand_id = any (${[...brandIds]}::uuid[]) and a.archived_at is null and not exists (
      select 1 from signatures.request r
      where r.agreement_id = a.id and r.employee_id = ${employeeId} and (r.state = 'WAITING' or (r.state = 'SIGNED' and r.edition_id = c.id)))
    order by lower(a.title), a.id limit 500`);
}

/** The file of a draft; null where another version has it as well. */
export async function findOwnFile(tx: Tx, draft: EditionRow): Promise<string | null> {
  const shared = await tx.execute(sql`
    select 1 from signatures.edition
    where agreement_id = ${draft.agreement_id} and id <> ${draft.id} and file_key = ${draft.file_key} limit 1`);
  return shared.length > 0 ? null : draft.file_key;
}

export async function findEdition(tx: Tx, id: string): Promise<EditionRow | undefined> {
  return tx.tables<Tables>().selectFrom('signatures.edition').selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many people whom a grant reaches have signed the current version, are asked, or lack it. */
export interface AgreementLine {
  readonly id: string;
  readonly title: string;
  readonly brand_id: string;
  readonly brand_name: string;
  readonly number: number | null;
  readonly published_at: Date | null;
  readonly has_draft: boolean;
  readonly signed: number;
  readonly waiting: number;
  readonly people: number;
}

/** The agreements of some brands with their counts, by title: a fixed number of statements for any number of people. */
export function findAgreementLines(
  tx: Tx,
  grant: BrandGrant,
  {
    brandIds,
    own,
    id = null,
  }: { readonly brandIds: readonly string[]; readonly own: string; readonly id?: string | null },
): Promise<AgreementLine[]> {
  return tx.execute<AgreementLine>(sql`
    with reached as materialized (
      select e.id from team.employee_view e join core.brand_view b on b.id = e.location_id
      where e.status = 'ACTIVE' and ${isReached(grant)}
    ), counted as (
      select r.edition_id, count(*) filter (where r.state = 'SIGNED')::int as signed,
        count(*) filter (where r.state = 'WAITING')::int as waiting
      from signatures.request r join reached e on e.id = r.employee_id
      where r.state in ('SIGNED', 'WAITING') and (${id}::uuid is null or r.agreement_id = ${id}) group by r.edition_id
    )
    select a.id, a.title, a.brand_id, b.name as brand_name, c.number, c.published_at, d.id is not null as has_draft,
      coalesce(n.signed, 0) as signed, coalesce(n.waiting, 0) as waiting, (select count(*)::int from reached) as people
    from signatures.agreement a
    join core.brand_view b on b.id = a.brand_id
    left join signatures.edition c on c.agreement_id = a.id and c.state = 'CURRENT'
    left join signatures.edition d on d.agreement_id = a.id and d.state = 'DRAFT'
    left join counted n on n.edition_id = c.id
    where a.brand_id = any (${[...brandIds]}::uuid[]) and a.archived_at is null and (${id}::uuid is null or a.id = ${id})
      and (c.id is not null or a.brand_id = ${own})
    order by lower(a.title), a.id limit 500`);
}

/** The last sending of an agreement to many. */
export async function findLastSending(tx: Tx, agreementId: string): Promise<SendingRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('signatures.sending')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Asks for a sending; one that was asked for under the same key is not asked for again. */
export async function insertSending(tx: Tx, row: Insertable<SendingTable>): Promise<boolean> {
  const made = await tx
    .tables<Tables>()
    .insertInto('signatures.sending')
    .values(row)
    .onConflict((conflict) => conflict.columns(['group_id', 'idempotency_key']).doNothing())
    .returning('id')
    .execute();
  return made.length > 0;
}

export async function findSending(tx: Tx, id: string): Promise<SendingRow | undefined> {
  return tx.tables<Tables>().selectFrom('signatures.sending').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findEditionsById(tx: Tx, ids: readonly string[]): Promise<EditionRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('signatures.edition')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** The published agreements of a group in use that need no guardian, who is named by hand. */
export async function findUsableIds(tx: Tx, groupId: string): Promise<readonly string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select a.id from signatures.agreement a join signatures.edition c on c.agreement_id = a.id and c.state = 'CURRENT'
    where a.group_id = ${groupId} and a.archived_at is null and not c.signers @> array['GUARDIAN']`);
  return rows.map(({ id }) => id);
}
