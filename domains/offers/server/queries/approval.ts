import type { BrandGrant } from '@hearth/kit/access';
import type { ApproverRole } from '@hearth/domains/approvals/schemas';
import { findChainsAt, isWaitingFor } from '@hearth/domains/approvals/service';
import type { ChainRow, Reader } from '@hearth/domains/approvals/service';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { OfferApproval, OfferContent, OwnApprovalRule } from '../../contract/schemas.ts';

export interface ApprovalRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly application_id: string;
  readonly content: OfferContent;
  readonly sha256: string;
  readonly status: OfferApproval['status'];
  readonly waiting_for: ApproverRole | null;
  readonly asked_by: string;
  readonly asked_at: Date;
  /** From the root down to the location. */
  readonly ancestor_ids: string[];
}

const FROM = sql`select a.*, place.ancestor_ids from offers.approval a join core.brand_view place on place.id = a.location_id`;

/** A brand's approval rule as stored. */
interface RuleRow extends ChainRow {
  readonly limit_amount: number | null;
  readonly limit_currency: string | null;
  readonly limit_per: NonNullable<OwnApprovalRule['limit']>['per'] | null;
}

function toRule({ limit_amount: amount, limit_currency: currency, limit_per: per, ...row }: RuleRow) {
  const limit = amount === null || currency === null || per === null ? null : { amount, currency, per };
  return { brand_name: row.brand_name, roles: row.roles, limit };
}

/** Finds the rules for a brand: its own, its ancestors' from the top, and all together. */
export async function findRules(tx: Tx, brandId: string) {
  const { own, above, all } = await findChainsAt<RuleRow>(tx, 'offers.chain', brandId);
  return { own: own === undefined ? undefined : toRule(own), above: above.map(toRule), all: all.map(toRule) };
}

export async function putRule(
  tx: Tx,
  at: { readonly brandId: string; readonly groupId: string; readonly by: string; readonly at: Date },
  { roles, limit }: OwnApprovalRule,
): Promise<void> {
  await tx.execute(sql`
    insert into offers.chain (brand_id, group_id, roles, limit_amount, limit_currency, limit_per, set_by, set_at)
    values (${at.brandId}, ${at.groupId}, ${[...roles]}::text[], ${limit?.amount ?? null}, ${limit?.currency ?? null}, ${limit?.per ?? null},
      ${at.by}, ${at.at}::timestamptz)
    on conflict (brand_id) do update set roles = excluded.roles, limit_amount = excluded.limit_amount,
      limit_currency = excluded.limit_currency, limit_per = excluded.limit_per, set_by = excluded.set_by, set_at = excluded.set_at`);
}

/** Finds the latest approval request of an application. */
export async function findLastApproval(tx: Tx, applicationId: string): Promise<ApprovalRow | undefined> {
  const [row] = await tx.execute<ApprovalRow>(
    sql`${FROM} where a.application_id = ${applicationId} order by a.asked_at desc, a.id desc limit 1`,
  );
  return row;
}

/** Finds and locks an approval within a grant. */
export async function lockApproval(tx: Tx, grant: BrandGrant, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await tx.execute<ApprovalRow>(
    sql`${FROM} where a.id = ${id} and place.ancestor_ids && ${[...grant.nodes]}::uuid[] for update of a`,
  );
  return row;
}

const COLUMNS = {
  waitingFor: sql.ref('a.waiting_for'),
  askedBy: sql.ref('a.asked_by'),
  path: sql.ref('place.ancestor_ids'),
};

/** Finds the approvals within a grant that wait for a reader, oldest first. */
export function findWaiting(tx: Tx, grant: BrandGrant, reader: Reader, limit: number): Promise<ApprovalRow[]> {
  return tx.execute<ApprovalRow>(sql`
    ${FROM} join applications.application_view app on app.id = a.application_id and app.stage = 'OFFER'
    where a.group_id = ${grant.groupId} and a.status = 'WAITING' and place.ancestor_ids && ${[...grant.nodes]}::uuid[]
      and ${isWaitingFor(COLUMNS, reader)}
    order by a.asked_at, a.id limit ${limit}`);
}

/** Supersedes the current approval, since an offer was sent or another one is requested. */
export async function supersedeApproval(tx: Tx, applicationId: string): Promise<void> {
  await tx.execute(sql`
    update offers.approval set status = 'REPLACED', waiting_for = null
    where application_id = ${applicationId} and status in ('WAITING', 'APPROVED')`);
}

/** Inserts an approval and supersedes the current one. */
export async function insertApproval(tx: Tx, row: Omit<ApprovalRow, 'ancestor_ids'>): Promise<void> {
  await supersedeApproval(tx, row.application_id);
  await tx.execute(sql`
    insert into offers.approval (id, group_id, location_id, application_id, content, sha256, status, waiting_for, asked_by, asked_at)
    values (${row.id}, ${row.group_id}, ${row.location_id}, ${row.application_id}, ${json(row.content)}, ${row.sha256}, ${row.status},
      ${row.waiting_for}, ${row.asked_by}, ${row.asked_at}::timestamptz)`);
}

/** Stores the state of an approval and whose turn it is. */
export async function setProgress(
  tx: Tx,
  id: string,
  status: OfferApproval['status'],
  waitingFor: ApproverRole | null,
): Promise<void> {
  await tx.execute(sql`update offers.approval set status = ${status}, waiting_for = ${waitingFor} where id = ${id}`);
}
