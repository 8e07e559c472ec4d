import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

export interface SpendingRow {
  readonly id: string;
  readonly group_id: string;
  readonly brand_id: string;
  readonly job_id: string | null;
  readonly source: string;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly amount: number;
  readonly currency: string;
  readonly note: string;
  readonly campaign: string | null;
  readonly by_user_id: string | null;
  readonly at: Date;
}
export type NamedSpending = SpendingRow & { readonly brand_name: string; readonly job_title: string | null };

const isWithinGrant = (grant: BrandGrant, column: string) =>
  sql`${sql.ref(column)} in (select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])`;
const COLUMNS = sql`spending.id, spending.group_id, spending.brand_id, spending.job_id, spending.source, to_char(spending.month, 'YYYY-MM') as month,
  spending.amount, spending.currency, spending.note, spending.campaign, spending.by_user_id, spending.at`;

/** Sums monthly spending by source, optionally for one job. */
export function sumMonths(
  tx: Tx,
  grant: BrandGrant,
  of: { readonly from: string; readonly to: string; readonly jobId: string | null },
): Promise<Pick<SpendingRow, 'source' | 'month' | 'amount' | 'currency'>[]> {
  return tx.execute(sql`
    select source, to_char(month, 'YYYY-MM') as month, sum(amount)::bigint as amount, currency from sourcing.spending
    where ${isWithinGrant(grant, 'brand_id')} and removed_at is null and month between date_trunc('month', ${of.from}::date)::date and ${of.to}::date
      ${of.jobId === null ? sql`` : sql`and job_id = ${of.jobId}`}
    group by source, month, currency order by source, month, currency`);
}

/** Sums the bonuses paid since an instant, optionally for one job. */
export function sumPaid(
  tx: Tx,
  grant: BrandGrant,
  of: { readonly since: Date; readonly jobId: string | null },
): Promise<{ readonly amount: number; readonly currency: string }[]> {
  return tx.execute(sql`
    select sum(bonus.amount)::bigint as amount, bonus.currency
    from sourcing.bonus bonus join sourcing.referral referral on referral.id = bonus.referral_id
    join applications.source_view application on application.id = referral.application_id
    where ${isWithinGrant(grant, 'bonus.location_id')} and bonus.state = 'PAID' and bonus.changed_at >= ${of.since}
      ${of.jobId === null ? sql`` : sql`and application.job_id = ${of.jobId}`}
    group by bonus.currency`);
}

/** Finds a page of spending within a grant, newest first. */
export function findSpending(
  tx: Tx,
  grant: BrandGrant,
  of: { readonly before: string | undefined; readonly limit: number } | { readonly id: string },
): Promise<NamedSpending[]> {
  const which =
    'id' in of
      ? sql`and spending.id = ${of.id}`
      : of.before === undefined
        ? sql``
        : sql`and (spending.month, spending.id) < (select month, id from sourcing.spending where id = ${of.before})`;
  return tx.execute<NamedSpending>(sql`
    select ${COLUMNS}, place.name as brand_name, job.title as job_title
    from sourcing.spending spending join core.brand_view place on place.id = spending.brand_id
    left join jobs.job_view job on job.id = spending.job_id
    where spending.group_id = ${grant.groupId} and ${isWithinGrant(grant, 'spending.brand_id')} and spending.removed_at is null ${which}
    order by spending.month desc, spending.id desc limit ${'id' in of ? 1 : of.limit}`);
}

export async function insertSpending(tx: Tx, row: SpendingRow): Promise<void> {
  await tx.execute(sql`
    insert into sourcing.spending (id, group_id, brand_id, job_id, source, month, amount, currency, note, campaign, by_user_id, at)
    values (${row.id}, ${row.group_id}, ${row.brand_id}, ${row.job_id}, ${row.source}, ${`${row.month}-01`}::date, ${row.amount},
      ${row.currency}, ${row.note}, ${row.campaign}, ${row.by_user_id}, ${row.at})`);
}

/** Marks an entered amount as removed; the row stays for the record. */
export async function setRemoved(
  tx: Tx,
  id: string,
  by: { readonly userId: string; readonly at: Date },
): Promise<void> {
  await tx.execute(
    sql`update sourcing.spending set removed_by = ${by.userId}, removed_at = ${by.at} where id = ${id} and campaign is null`,
  );
}

/** Sums what earlier months carry of a campaign. */
export async function sumEarlier(
  tx: Tx<'system'>,
  of: Pick<SpendingRow, 'brand_id' | 'campaign' | 'month' | 'currency'>,
): Promise<number> {
  const [row] = await tx.execute<{ amount: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as amount from sourcing.spending
    where brand_id = ${of.brand_id} and campaign = ${of.campaign} and currency = ${of.currency} and month < ${`${of.month}-01`}::date`);
  return row?.amount ?? 0;
}

/** Stores this month's cost of a campaign, replacing the last value. */
export async function upsertCampaignCost(tx: Tx<'system'>, row: SpendingRow): Promise<void> {
  await tx.execute(sql`
    insert into sourcing.spending (id, group_id, brand_id, source, month, amount, currency, note, campaign, at)
    values (${row.id}, ${row.group_id}, ${row.brand_id}, ${row.source}, ${`${row.month}-01`}::date, ${row.amount}, ${row.currency}, ${row.note}, ${row.campaign}, ${row.at})
    on conflict (brand_id, campaign, month, currency) where campaign is not null
    do update set amount = excluded.amount, note = excluded.note, at = excluded.at`);
}
