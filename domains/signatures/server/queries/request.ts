import { isReached } from '@hearth/domains/team/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import { REQUEST_CLOSED } from '../../contract/failures.ts';
import type { RequestTable, SignerTable, Tables } from './tables.ts';

/** A signer with all that they signed: what a document is sealed with. */
export type SignatureRow = Selectable<SignerTable>;
/** A signer, without the drawing, what was typed, and the consent. */
export type SignerRow = Omit<SignatureRow, 'strokes' | 'entries' | 'consent_text'>;

/** A request with whom it is about, where they work, and what is signed. */
export interface RequestRow extends Readonly<Selectable<RequestTable>> {
  readonly title: string;
  readonly number: number;
  readonly user_id: string | null;
  readonly employee_name: string;
  readonly first_name: string;
  readonly email: string | null;
  readonly location_id: string;
  readonly location_name: string;
  readonly time_zone: string;
  readonly group_name: string;
  readonly is_active: boolean;
}

export const requestRows = versionedRows<RequestTable>({
  table: 'signatures.request',
  changed: REQUEST_CLOSED,
  archivedAt: null,
});
export const signerRows = versionedRows<SignerTable>({
  table: 'signatures.signer',
  changed: REQUEST_CLOSED,
  archivedAt: null,
});

const select = (
  where: RawBuilder<unknown>,
  tail: RawBuilder<unknown> = sql``,
): RawBuilder<RequestRow> => sql<RequestRow>`
  select r.*, d.title, d.number, e.user_id, trim(e.first_name || ' ' || e.last_name) as employee_name, e.first_name, e.email,
    e.location_id, b.name as location_name, b.time_zone, g.name as group_name, e.status = 'ACTIVE' as is_active
  from signatures.request r
  join signatures.edition d on d.id = r.edition_id
  join team.employee_view e on e.id = r.employee_id
  join core.brand_view b on b.id = e.location_id
  join core.brand_view g on g.id = r.group_id
  where ${where} ${tail}`;

/** A request; the caller answers for who asks. */
export async function findRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  return (await tx.execute(select(sql`r.id = ${id}`)))[0];
}

export function findRequests(tx: Tx, ids: readonly string[]): Promise<RequestRow[]> {
  return tx.execute(select(sql`r.id = any (${[...ids]}::uuid[])`, sql`order by r.id`));
}

/** A request about somebody whom a grant reaches, or nothing. */
export async function findReachedRequest(tx: Tx, grant: BrandGrant, id: string): Promise<RequestRow | undefined> {
  return (await tx.execute(select(sql`r.id = ${id} and ${isReached(grant)}`)))[0];
}

/** The requests to an employee whom a grant reaches, the newest first. */
export function findRequestsOfPerson(tx: Tx, grant: BrandGrant, employeeId: string): Promise<RequestRow[]> {
  return tx.execute(
    select(
      sql`r.employee_id = ${employeeId} and r.state <> 'REPLACED' and ${isReached(grant)}`,
      sql`order by r.sent_at desc, r.id desc limit 100`,
    ),
  );
}

/** Requests at a grant where it is the turn of whoever manages, the oldest first. */
export function findToCountersign(tx: Tx, grant: BrandGrant): Promise<RequestRow[]> {
  const turn = sql`exists (select 1 from signatures.signer s where s.request_id = r.id and s.role = 'MANAGER' and s.state = 'WAITING'
    and not exists (select 1 from signatures.signer f where f.request_id = r.id and f.position < s.position and f.state <> 'SIGNED'))`;
  return tx.execute(
    select(
      sql`r.state = 'WAITING' and ${isReached(grant)} and e.status = 'ACTIVE' and ${turn}`,
      sql`order by r.asked_at, r.id limit 100`,
    ),
  );
}

/** The requests to an account, those that wait first, then the newest; of whoever has left, what was signed. */
export function findRequestsOfUser(tx: Tx<'system'>, userId: string): Promise<RequestRow[]> {
  return tx.execute(
    select(
      sql`e.user_id = ${userId} and (e.status = 'ACTIVE' or r.state = 'SIGNED') and r.state <> 'REPLACED'`,
      sql`order by (r.state = 'WAITING') desc, r.sent_at desc, r.id desc limit 200`,
    ),
  );
}

/** Keeps a request and its signers from being changed by others until the transaction ends. */
export async function lockRequest(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select 1 from signatures.request where id = ${id} for update`);
}

/** What the signers of a request signed, in their order. */
export function findSignatures(tx: Tx, requestId: string): Promise<SignatureRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('signatures.signer')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute();
}

/** The signers of some requests, in their order. */
export async function findSigners(tx: Tx, requestIds: readonly string[]): Promise<SignerRow[]> {
  if (requestIds.length === 0) return [];
  return tx
    .tables<Tables>()
    .selectFrom('signatures.signer')
    .select([
      'id',
      'group_id',
      'request_id',
      'position',
      'role',
      'name',
      'email',
      'state',
      'signed_by',
      'signed_at',
      'signed_name',
      'sha256',
      'consent_version',
      'consent_language',
      'ip',
      'agent',
      'version',
    ])
    .where('request_id', 'in', [...requestIds])
    .orderBy('request_id')
    .orderBy('position')
    .execute();
}

/** The request that a signer belongs to, or nothing. */
export async function findRequestIdOf(tx: Tx, signerId: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ request_id: string }>(
    sql`select request_id from signatures.signer where id = ${signerId}`,
  );
  return row?.request_id;
}

/** Asks people; whoever was asked for the same version already, or has signed it, is left out. */
export async function insertRequests(
  tx: Tx,
  rows: readonly Insertable<RequestTable>[],
): Promise<readonly { readonly id: string; readonly employee_id: string }[]> {
  if (rows.length === 0) return [];
  return tx
    .tables<Tables>()
    .insertInto('signatures.request')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['edition_id', 'employee_id'])
        .where(sql<boolean>`state in ('WAITING', 'SIGNED')`)
        .doNothing(),
    )
    .returning(['id', 'employee_id'])
    .execute();
}

export async function insertSigners(tx: Tx, rows: readonly Insertable<SignerTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .tables<Tables>()
    .insertInto('signatures.signer')
    .values([...rows])
    .execute();
}

/** Keeps where the link of a signer went, which is how they are known. The page that they have open stays of use. */
export async function noteAddress(tx: Tx<'system'>, signerId: string, email: string): Promise<void> {
  await tx.execute(sql`update signatures.signer set email = ${email} where id = ${signerId} and email <> ${email}`);
}

/** Makes the earlier links of a signer stop working. */
export async function dropLink(tx: Tx<'system'>, signerId: string): Promise<void> {
  await tx.execute(sql`delete from signatures.link_key where signer_id = ${signerId}`);
}

/** Ends what waits for signatures of former versions; answers whose it was. */
export function replaceWaiting(
  tx: Tx,
  agreementId: string,
  editionId: string,
  at: Date,
): Promise<{ id: string; employee_id: string }[]> {
  return tx.execute<{ id: string; employee_id: string }>(sql`
    update signatures.request set state = 'REPLACED', ended_at = ${at}, remind_at = null, version = version + 1
    where agreement_id = ${agreementId} and edition_id <> ${editionId} and state = 'WAITING'
    returning id, employee_id`);
}

/** The newest request of an agreement to an employee that was not replaced, or nothing. */
export async function findRequestForPerson(
  tx: Tx,
  agreementId: string,
  employeeId: string,
): Promise<{ readonly id: string; readonly state: RequestTable['state'] } | undefined> {
  const [row] = await tx.execute<{ id: string; state: RequestTable['state'] }>(sql`
    select id, state from signatures.request
    where agreement_id = ${agreementId} and employee_id = ${employeeId} and state <> 'REPLACED'
    order by sent_at desc, id desc limit 1`);
  return row;
}

/** The agreements whose newest request to an employee, of those that were not replaced, is signed. */
export async function findSignedAgreements(tx: Tx, employeeId: string): Promise<ReadonlySet<string>> {
  const rows = await tx.execute<{ agreement_id: string }>(sql`
    select agreement_id from (
      select distinct on (agreement_id) agreement_id, state from signatures.request
      where employee_id = ${employeeId} and state <> 'REPLACED'
      order by agreement_id, sent_at desc, id desc
    ) newest where state = 'SIGNED'`);
  return new Set(rows.map(({ agreement_id: id }) => id));
}

/** Those whom an account had and who have left, with something that is sealed. */
export async function findLeaversOf(tx: Tx<'system'>, userId: string): Promise<readonly string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select e.id from team.employee_view e
    where e.user_id = ${userId} and e.status <> 'ACTIVE'
      and exists (select 1 from signatures.request r where r.employee_id = e.id and r.sealed_key is not null)
    order by e.id`);
  return rows.map(({ id }) => id);
}

/** The account of an employee; null without one. */
export async function findAccountOf(tx: Tx<'system'>, employeeId: string): Promise<string | null> {
  const [row] = await tx.execute<{ user_id: string | null }>(
    sql`select user_id from team.employee_view where id = ${employeeId}`,
  );
  return row?.user_id ?? null;
}

/** How somebody was sent their copies. */
export type CopiesWay = 'ACCOUNT' | 'EMAIL';

/**
 * The sealed requests of somebody who has left and was not sent their copies yet, locked until the transaction ends. `way`: whoever had them
 * in an account that is closed by now is sent them once more.
 */
export async function claimUncopied(
  tx: Tx<'system'>,
  employeeId: string,
  way: CopiesWay | null,
): Promise<readonly string[]> {
  const counts = way === null ? sql`true` : sql`c.detail ->> 'way' = ${way}`;
  const rows = await tx.execute<{ id: string }>(sql`
    select r.id from signatures.request r join team.employee_view e on e.id = r.employee_id
    where r.employee_id = ${employeeId} and e.status <> 'ACTIVE' and r.sealed_key is not null
      and not exists (select 1 from signatures.change c where c.about_id = r.id and c.action = 'COPIED' and ${counts})
    order by r.id limit 100 for update of r`);
  return rows.map(({ id }) => id);
}
