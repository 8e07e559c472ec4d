import { json, type Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { BudgetTarget } from '../../contract/budget-schemas.ts';

/** Targets of a week, or of every week. */
export interface WeekBudgetRow {
  readonly id: string;
  readonly week: string | null;
  readonly targets: BudgetTarget[];
  /** What their amounts are in. */
  readonly currency: string | null;
  readonly version: number;
}

/** The targets of a week of a location and those of every week, as far as there are any. */
export function findWeekBudgets(tx: Tx, locationId: string, week: string | null): Promise<WeekBudgetRow[]> {
  return tx.execute<WeekBudgetRow>(sql`
    select id, week, targets, currency, version from rosters.week_budget
    where location_id = ${locationId} and (week is null or week = ${week}::date)`);
}

/** Writes targets over the version that was read, 0 for none; says no where somebody else has written meanwhile. */
export async function writeWeekBudget(
  tx: Tx,
  place: { readonly id: string; readonly group_id: string },
  row: WeekBudgetRow,
  by: { readonly userId: string; readonly at: Date },
): Promise<boolean> {
  const written =
    row.version === 0
      ? await tx.execute(sql`
          insert into rosters.week_budget (id, group_id, location_id, week, targets, currency, version, created_by, created_at, updated_by, updated_at)
          values (${row.id}, ${place.group_id}, ${place.id}, ${row.week}::date, ${json(row.targets)}, ${row.currency}, 1,
            ${by.userId}, ${by.at}::timestamptz, ${by.userId}, ${by.at}::timestamptz)
          on conflict on constraint week_budget_once do nothing returning 1`)
      : await tx.execute(sql`
          update rosters.week_budget set targets = ${json(row.targets)}, currency = ${row.currency}, version = version + 1,
            updated_by = ${by.userId}, updated_at = ${by.at}::timestamptz
          where id = ${row.id} and version = ${row.version} returning 1`);
  return written.length === 1;
}
