import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ReservedTotals, BudgetPeriod } from '../../rules/budget.ts';
import type { RequisitionsTables } from './tables.ts';

export type BudgetRow = Selectable<RequisitionsTables['requisitions.budget']> & { readonly brand_name: string };

const FROM = sql`from requisitions.budget budget join core.brand_view place on place.id = budget.brand_id`;

/** What a request is counted in: the budget of the nearest brand, and there the quarter's before the year's. */
const NEAREST = sql`order by array_position(here.ancestor_ids, budget.brand_id) desc, budget.quarter nulls last limit 1`;

/** Finds the nearest budget for a brand, day and currency, locked if it is to be spent. */
export async function findNearestBudget(
  tx: Tx,
  brandId: string,
  day: string,
  currency: string,
  lock = false,
): Promise<BudgetRow | undefined> {
  const [row] = await tx.execute<BudgetRow>(sql`
    select budget.*, place.name as brand_name ${FROM}
    join core.brand_view here on here.id = ${brandId} and budget.brand_id = any (here.ancestor_ids)
    where budget.currency = ${currency} and ${day}::date between budget.starts_on and budget.ends_on
    ${NEAREST} ${lock ? sql`for update of budget` : sql``}`);
  return row;
}

/** Sums what the requests of these budgets take, by budget. */
export async function sumReserved(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ReservedTotals[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.execute<ReservedTotals & { budget_id: string }>(sql`
    select budget_id, status, sum(greatest(headcount - hires, 0) * place_cost)::bigint as open, sum(hires * place_cost)::bigint as hired
    from requisitions.requisition where budget_id = any (${[...ids]}::uuid[]) group by budget_id, status`);
  return Map.groupBy(rows, (row) => row.budget_id);
}

/** Finds visible budgets by id. */
export async function findBudgets(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, BudgetRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.execute<BudgetRow>(sql`
    select budget.*, place.name as brand_name ${FROM} where budget.id = any (${[...ids]}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Finds a page of a year's budgets at a brand and below, from the top down. */
export async function listBudgetsBelow(
  tx: Tx,
  grant: BrandGrant,
  search: { readonly year: number; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly BudgetRow[]; readonly total: number }> {
  const where = sql`where budget.group_id = ${grant.groupId} and budget.year = ${search.year} and ${grant.brandId} = any (place.ancestor_ids)`;
  const rows = await tx.execute<BudgetRow>(sql`
    select budget.*, place.name as brand_name ${FROM} ${where}
    order by cardinality(place.ancestor_ids), place.name, budget.brand_id, coalesce(budget.quarter, 0), budget.currency
    limit ${search.limit} offset ${search.offset}`);
  const [counted] = await tx.execute<{ total: number }>(sql`select count(*)::int as total ${FROM} ${where}`);
  return { rows, total: counted?.total ?? 0 };
}

type NewBudget = Insertable<RequisitionsTables['requisitions.budget']>;

/** Upserts the budget of a brand, period and currency; returns its stable id. */
export async function putBudgetRow(tx: Tx, row: NewBudget): Promise<string> {
  const [put] = await tx.execute<{ id: string }>(sql`
    insert into requisitions.budget
      (id, group_id, brand_id, year, quarter, starts_on, ends_on, currency, amount, over, over_role, updated_by, updated_at)
    values (${row.id}, ${row.group_id}, ${row.brand_id}, ${row.year}, ${row.quarter}, ${row.starts_on}, ${row.ends_on}, ${row.currency},
      ${row.amount}, ${row.over}, ${row.over_role}, ${row.updated_by}, ${row.updated_at})
    on conflict (brand_id, year, coalesce(quarter, 0), currency) do update
    set amount = excluded.amount, over = excluded.over, over_role = excluded.over_role,
        updated_by = excluded.updated_by, updated_at = excluded.updated_at
    returning id`);
  return put?.id ?? row.id;
}

/** Deletes a brand's own budget and returns it. */
export async function deleteBudgetRow(tx: Tx, brandId: string, id: string): Promise<BudgetRow | undefined> {
  const [row] = await tx.execute<BudgetRow>(
    sql`delete from requisitions.budget where id = ${id} and brand_id = ${brandId} returning *, '' as brand_name`,
  );
  return row;
}

/** Records who set a budget to what. */
export async function insertBudgetChange(
  tx: Tx,
  row: Insertable<RequisitionsTables['requisitions.budget_change']>,
): Promise<void> {
  await tx.tables<RequisitionsTables>().insertInto('requisitions.budget_change').values(row).execute();
}

/** A request with its nearest budget. */
export interface Assignment {
  readonly id: string;
  readonly first_day: string;
  readonly weekly_minutes: number;
  readonly pay_to: number;
  readonly budget_id: string | null;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}

/** Finds the requests of a period and currency below a brand, with their nearest budgets. */
export function findAssignments(
  tx: Tx,
  place: { readonly groupId: string; readonly brandId: string },
  currency: string,
  { from, to }: BudgetPeriod,
): Promise<Assignment[]> {
  return tx.execute<Assignment>(sql`
    select asked.id, asked.first_day, asked.weekly_minutes, asked.pay_to, nearest.id as budget_id, nearest.starts_on, nearest.ends_on
    from requisitions.requisition asked
    join core.brand_view here on here.id = asked.brand_id and ${place.brandId} = any (here.ancestor_ids)
    left join lateral (
      select budget.id, budget.starts_on, budget.ends_on from requisitions.budget budget
      where budget.brand_id = any (here.ancestor_ids) and budget.currency = asked.currency
        and asked.first_day between budget.starts_on and budget.ends_on ${NEAREST}) nearest on true
    where asked.group_id = ${place.groupId} and asked.weekly_minutes is not null and asked.currency = ${currency}
      and asked.first_day between ${from}::date and ${to}::date`);
}

/** Stores the budget of each request and what one of its places takes of it. */
export async function setAssignments(
  tx: Tx,
  rows: readonly { readonly id: string; readonly budget_id: string | null; readonly place_cost: number | null }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update requisitions.requisition asked set budget_id = given.budget_id, place_cost = given.place_cost
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ budget_id: id }) => id)}::uuid[],
                ${rows.map(({ place_cost: cost }) => cost)}::bigint[]) given (id, budget_id, place_cost)
    where asked.id = given.id
      and (asked.budget_id, asked.place_cost) is distinct from (given.budget_id, given.place_cost)`);
}
