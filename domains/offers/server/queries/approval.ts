import type { BrandGrant } from '@hearth/kit/access';
import type { ApproverRole } from '@hearth/domains/requisitions/schemas';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Approval, OfferContent, OwnApprovalRule } from '../../contract/schemas.ts';

export interface ApprovalRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly application_id: string;
  readonly content: OfferContent;
  readonly sha256: string;
  readonly status: Approval['status'];
  readonly waiting_for: ApproverRole | null;
  readonly asked_by: string;
  readonly asked_at: Date;
  /** From the root down to the location. */
  readonly ancestor_ids: string[];
}

export interface StepRow {
  readonly approval_id: string;
  readonly number: number;
  readonly role: ApproverRole;
  readonly decision: 'APPROVED' | 'DECLINED' | null;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly note: string;
}

const FROM = sql`select a.*, place.ancestor_ids from offers.approval a join core.brand_view place on place.id = a.location_id`;

/** What brands ask for, of a place and the brands above it, the highest first. */
export async function findRules(
  tx: Tx,
  brandId: string,
): Promise<(OwnApprovalRule & { readonly brand_id: string; readonly brand_name: string })[]> {
  const rows = await tx.execute<{
    roles: ApproverRole[];
    brand_id: string;
    brand_name: string;
    limit_amount: number | null;
    limit_currency: string | null;
    limit_per: NonNullable<OwnApprovalRule['limit']>['per'] | null;
  }>(sql`
    select chain.roles, chain.brand_id, above.name as brand_name, chain.limit_amount, chain.limit_currency, chain.limit_per
    from core.brand_view place
      join core.brand_view above on above.id = any (place.ancestor_ids)
      join offers.chain chain on chain.brand_id = above.id
    where place.id = ${brandId} and cardinality(chain.roles) > 0 order by cardinality(above.ancestor_ids)`);
  return rows.map(({ limit_amount: amount, limit_currency: currency, limit_per: per, ...row }) => ({
    ...row,
    limit: amount === null || currency === null || per === null ? null : { amount, currency, per },
  }));
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

/** The path of a location from the root down to itself. */
export async function findPath(tx: Tx, locationId: string): Promise<readonly string[]> {
  const [row] = await tx.execute<{ ancestor_ids: string[] }>(
    sql`select ancestor_ids from core.brand_view where id = ${locationId}`,
  );
  return row?.ancestor_ids ?? [];
}

/** What was asked about last for an application. */
export async function findLast(tx: Tx, applicationId: string): Promise<ApprovalRow | undefined> {
  const [row] = await tx.execute<ApprovalRow>(
    sql`${FROM} where a.application_id = ${applicationId} order by a.asked_at desc, a.id desc limit 1`,
  );
  return row;
}

/** One that a grant reaches, locked. */
export async function lockApproval(tx: Tx, grant: BrandGrant, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await tx.execute<ApprovalRow>(
    sql`${FROM} where a.id = ${id} and place.ancestor_ids && ${[...grant.nodes]}::uuid[] for update of a`,
  );
  return row;
}

/** Those that wait where a grant reaches, the longest waiting first. */
export function findWaiting(tx: Tx, grant: BrandGrant, limit: number): Promise<ApprovalRow[]> {
  return tx.execute<ApprovalRow>(sql`
    ${FROM} join applications.application_view app on app.id = a.application_id and app.stage = 'OFFER'
    where a.group_id = ${grant.groupId} and a.status = 'WAITING' and place.ancestor_ids && ${[...grant.nodes]}::uuid[]
    order by a.asked_at, a.id limit ${limit}`);
}

/** What was asked about an application is past: an offer went out, or another one is asked about. */
export async function replaceStanding(tx: Tx, applicationId: string): Promise<void> {
  await tx.execute(sql`
    update offers.approval set status = 'REPLACED', waiting_for = null
    where application_id = ${applicationId} and status in ('WAITING', 'APPROVED')`);
}

/** Puts a new one in the place of what stands, with its steps. */
export async function insertApproval(
  tx: Tx,
  row: Omit<ApprovalRow, 'ancestor_ids'>,
  steps: readonly StepRow[],
): Promise<void> {
  await replaceStanding(tx, row.application_id);
  await tx.execute(sql`
    insert into offers.approval (id, group_id, location_id, application_id, content, sha256, status, waiting_for, asked_by, asked_at)
    values (${row.id}, ${row.group_id}, ${row.location_id}, ${row.application_id}, ${json(row.content)}, ${row.sha256}, ${row.status},
      ${row.waiting_for}, ${row.asked_by}, ${row.asked_at}::timestamptz)`);
  for (const step of steps)
    await tx.execute(sql`
      insert into offers.approval_step (approval_id, number, group_id, role, decision, decided_by, decided_at, note)
      values (${row.id}, ${step.number}, ${row.group_id}, ${step.role}, ${step.decision}, ${step.decided_by}, ${step.decided_at}::timestamptz, ${step.note})`);
}

export function findSteps(tx: Tx, approvalIds: readonly string[]): Promise<StepRow[]> {
  return tx.execute<StepRow>(sql`
    select approval_id, number, role, decision, decided_by, decided_at, note from offers.approval_step
    where approval_id = any (${[...approvalIds]}::uuid[]) order by approval_id, number`);
}

/** Writes what was said in a step, and where that leaves the whole. */
export async function decide(
  tx: Tx,
  step: StepRow,
  said: { readonly decision: 'APPROVED' | 'DECLINED'; readonly by: string; readonly at: Date; readonly note: string },
  after: { readonly status: Approval['status']; readonly waitingFor: ApproverRole | null },
): Promise<void> {
  await tx.execute(sql`
    update offers.approval_step set decision = ${said.decision}, decided_by = ${said.by}, decided_at = ${said.at}::timestamptz, note = ${said.note}
    where approval_id = ${step.approval_id} and number = ${step.number} and decision is null`);
  await tx.execute(sql`
    update offers.approval set status = ${after.status}, waiting_for = ${after.waitingFor} where id = ${step.approval_id}`);
}
