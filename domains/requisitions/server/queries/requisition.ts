import { waitsFor } from '@hearth/domains/approvals/service';
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
const reached = (grant: BrandGrant) =>
  sql`asked.group_id = ${grant.groupId} and place.ancestor_ids && ${sql.val([...grant.nodes])}::uuid[]`;

const COLUMNS = {
  waitingFor: sql.ref('asked.waiting_for'),
  askedBy: sql.ref('asked.requested_by'),
  path: sql.ref('place.ancestor_ids'),
};
const waitsForReader = (reader: Reader) => sql`asked.status = 'WAITING' and ${waitsFor(COLUMNS, reader)}`;

export interface RequisitionSearch {
  readonly statuses: readonly RequisitionStatus[];
  readonly isMine: boolean;
  readonly reader: Reader;
  readonly offset: number;
  readonly limit: number;
}

const matching = (grant: BrandGrant, search: RequisitionSearch) => sql`
  where ${reached(grant)}
  ${search.statuses.length === 0 ? sql`` : sql`and asked.status = any (${sql.val([...search.statuses])})`}
  ${search.isMine ? sql`and ${waitsForReader(search.reader)}` : sql``}`;

/** A page of the requests that the caller's right reaches, newest first. */
export function findRequisitions(tx: Tx, grant: BrandGrant, search: RequisitionSearch): Promise<RequisitionRow[]> {
  return tx.execute<RequisitionRow>(sql`
    select asked.*, place.name as brand_name, place.type as brand_type, place.ancestor_ids ${FROM} ${matching(grant, search)}
    order by asked.requested_at desc, asked.id limit ${search.limit} offset ${search.offset}`);
}

/** How many requests there are, and how many of all that the right reaches wait for the caller. */
export async function countRequisitions(
  tx: Tx,
  grant: BrandGrant,
  search: RequisitionSearch,
): Promise<{ readonly total: number; readonly waiting: number }> {
  const [row] = await tx.execute<{ total: number; waiting: number }>(sql`
    select (select count(*)::int ${FROM} ${matching(grant, search)}) as total,
           (select count(*)::int ${FROM} where ${reached(grant)} and ${waitsForReader(search.reader)}) as waiting`);
  return row ?? { total: 0, waiting: 0 };
}

/** A request that the caller's right reaches, locked when it is about to be changed. */
export async function findRequisition(
  tx: Tx,
  grant: BrandGrant,
  id: string,
  lock = false,
): Promise<RequisitionRow | undefined> {
  const [row] = await tx.execute<RequisitionRow>(sql`
    select asked.*, place.name as brand_name, place.type as brand_type, place.ancestor_ids ${FROM}
    where asked.id = ${id} and ${reached(grant)} ${lock ? sql`for update of asked` : sql``}`);
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

/** An approved request that covers a location: it was made for the location or for a brand above it. */
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

/** Whether there is such a request among those that the transaction's scope may see. */
export async function isSeen(tx: Tx, id: string): Promise<boolean> {
  return (await tx.execute(sql`select 1 from requisitions.requisition where id = ${id}`)).length > 0;
}

const MOST_APPROVED = 100;

/** The approved requests that cover a brand, newest first. */
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

/** Nobody fills its open places any more. */
export async function closeRow(tx: Tx, id: string, closed: { readonly by: string; readonly at: Date }): Promise<void> {
  await tx
    .tables<RequisitionsTables>()
    .updateTable('requisitions.requisition')
    .set({ status: 'CLOSED', closed_by: closed.by, closed_at: closed.at })
    .where('id', '=', id)
    .execute();
}

/** Writes that a request went over its budget, by how much, and why all the same. */
export async function noteOver(tx: Tx, id: string, overBy: number, reason: string): Promise<void> {
  await tx
    .tables<RequisitionsTables>()
    .updateTable('requisitions.requisition')
    .set({ over_by: overBy, over_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** Counts one more hire for a request. */
export async function countHire(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`update requisitions.requisition set hires = hires + 1 where id = ${id}`);
}
