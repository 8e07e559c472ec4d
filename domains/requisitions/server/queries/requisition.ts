import { isWaitingFor } from '@hearth/domains/approvals/service';
import type { Reader } from '@hearth/domains/approvals/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ApproverRole } from '@hearth/domains/approvals/schemas';
import type { RequisitionStatus } from '../../contract/schemas.ts';
import type { RequisitionsTables } from './tables.ts';

export type RequisitionRow = Selectable<RequisitionsTables['requisitions.requisition']> & {
  brand_name: string;
  brand_type: string;
  ancestor_ids: string[];
};

const FROM = sql`from requisitions.requisition asked join core.brand_view place on place.id = asked.brand_id`;
const isReached = (grant: BrandGrant) =>
  sql`asked.group_id = ${grant.groupId} and place.ancestor_ids && ${sql.val([...grant.nodes])}::uuid[]`;

const COLUMNS = {
  waitingFor: sql.ref('asked.waiting_for'),
  askedBy: sql.ref('asked.requested_by'),
  path: sql.ref('place.ancestor_ids'),
};
const isWaitingForReader = (reader: Reader) => sql`asked.status = 'WAITING' and ${isWaitingFor(COLUMNS, reader)}`;

export interface RequisitionSearch {
  readonly statuses: readonly RequisitionStatus[];
  readonly isMine: boolean;
  readonly reader: Reader;
  readonly offset: number;
  readonly limit: number;
}

const searchClause = (grant: BrandGrant, search: RequisitionSearch) => sql`
  where ${isReached(grant)}
  ${search.statuses.length === 0 ? sql`` : sql`and asked.status = any (${sql.val([...search.statuses])})`}
  ${search.isMine ? sql`and ${isWaitingForReader(search.reader)}` : sql``}`;

/** Finds a page of the requests within the grant, newest first. */
export function findRequisitions(tx: Tx, grant: BrandGrant, search: RequisitionSearch): Promise<RequisitionRow[]> {
  return tx.execute<RequisitionRow>(sql`
    select asked.*, place.name as brand_name, place.type as brand_type, place.ancestor_ids ${FROM} ${searchClause(grant, search)}
    order by asked.requested_at desc, asked.id limit ${search.limit} offset ${search.offset}`);
}

/** Counts the requests of a search, and those that wait for the reader. */
export async function countRequisitions(
  tx: Tx,
  grant: BrandGrant,
  search: RequisitionSearch,
): Promise<{ readonly total: number; readonly waiting: number }> {
  const [row] = await tx.execute<{ total: number; waiting: number }>(sql`
    select (select count(*)::int ${FROM} ${searchClause(grant, search)}) as total,
           (select count(*)::int ${FROM} where ${isReached(grant)} and ${isWaitingForReader(search.reader)}) as waiting`);
  return row ?? { total: 0, waiting: 0 };
}

/** Finds a request within the grant, locked if it is to be changed. */
export async function findRequisition(
  tx: Tx,
  grant: BrandGrant,
  id: string,
  lock = false,
): Promise<RequisitionRow | undefined> {
  const [row] = await tx.execute<RequisitionRow>(sql`
    select asked.*, place.name as brand_name, place.type as brand_type, place.ancestor_ids ${FROM}
    where asked.id = ${id} and ${isReached(grant)} ${lock ? sql`for update of asked` : sql``}`);
  return row;
}

export async function insertRequisition(
  tx: Tx,
  row: Insertable<RequisitionsTables['requisitions.requisition']>,
): Promise<void> {
  await tx.tables<RequisitionsTables>().insertInto('requisitions.requisition').values(row).execute();
}

export async function setStanding(
  tx: Tx,
  id: string,
  status: RequisitionStatus,
  waitingFor: ApproverRole | null,
): Promise<void> {
  await tx
    .tables<RequisitionsTables>()
    .updateTable('requisitions.requisition')
    .set({ status, waiting_for: waitingFor })
    .where('id', '=', id)
    .execute();
}

/** Finds an approved request that covers a location, directly or through an ancestor. */
export async function findApproved(
  tx: Tx,
  id: string,
  locationId: string,
): Promise<{ readonly headcount: number } | undefined> {
  const [row] = await tx.execute<{ headcount: number }>(sql`
    select asked.headcount from requisitions.requisition asked
    join core.brand_view place on place.id = ${locationId} and asked.brand_id = any (place.ancestor_ids)
    where asked.id = ${id} and asked.status = 'APPROVED' for update of asked`);
  return row;
}

/** Returns whether a request is visible in the transaction's scope. */
export async function isVisible(tx: Tx, id: string): Promise<boolean> {
  return (await tx.execute(sql`select 1 from requisitions.requisition where id = ${id}`)).length > 0;
}

const MOST_APPROVED = 100;

/** Finds the approved requests that cover a brand, newest first. */
export function findApprovedAt(
  tx: Tx,
  brandId: string,
): Promise<Pick<RequisitionRow, 'id' | 'position_name' | 'headcount' | 'needed_by' | 'brand_name'>[]> {
  return tx.execute(sql`
    select asked.id, asked.position_name, asked.headcount, asked.needed_by, place.name as brand_name
    from core.brand_view here
    join requisitions.requisition asked on asked.brand_id = any (here.ancestor_ids) and asked.status = 'APPROVED'
    join core.brand_view place on place.id = asked.brand_id
    where here.id = ${brandId} order by asked.requested_at desc limit ${MOST_APPROVED}`);
}

/** Closes a request: its open places are no longer filled. */
export async function setClosed(tx: Tx, id: string, closed: { readonly by: string; readonly at: Date }): Promise<void> {
  await tx
    .tables<RequisitionsTables>()
    .updateTable('requisitions.requisition')
    .set({ status: 'CLOSED', closed_by: closed.by, closed_at: closed.at })
    .where('id', '=', id)
    .execute();
}

/** Records that a request exceeded its budget, by how much and why. */
export async function recordOverrun(tx: Tx, id: string, overBy: number, reason: string): Promise<void> {
  await tx
    .tables<RequisitionsTables>()
    .updateTable('requisitions.requisition')
    .set({ over_by: overBy, over_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** Increments the hires of a request. */
export async function countHire(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`update requisitions.requisition set hires = hires + 1 where id = ${id}`);
}
