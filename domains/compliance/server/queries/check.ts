import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Level } from '../../contract/schemas.ts';

/** A rule violation found by a check. */
export interface NewFindingRow {
  readonly conflict_key: string;
  readonly rule: string;
  readonly level: Level;
  readonly employee_id: string;
  readonly shift_id: string;
  readonly local_date: string;
  readonly actual: number;
  readonly most: number;
  readonly unit: 'minutes' | 'days' | 'levels' | 'steps';
  readonly answered: boolean;
  readonly published: boolean;
}

/** A week of a location as it was checked. */
export interface CheckRow {
  readonly location_id: string;
  readonly week: string;
  readonly group_id: string;
  readonly version: number;
  readonly checked_at: Date;
}

/** Notes that a week is being checked, and keeps other checks of it waiting until the transaction ends. */
export async function claimWeek(tx: Tx, check: CheckRow): Promise<void> {
  await tx.execute(sql`
    insert into compliance.checked_week (location_id, week, group_id, version, checked_at)
    values (${check.location_id}, ${check.week}::date, ${check.group_id}, ${check.version}, ${check.checked_at}::timestamptz)
    on conflict (location_id, week) do update set version = excluded.version, checked_at = excluded.checked_at`);
}

/** Puts what was found in the place of what was found before. */
export async function replaceFindings(tx: Tx, check: CheckRow, found: readonly NewFindingRow[]): Promise<void> {
  await tx.execute(sql`
    delete from compliance.finding where location_id = ${check.location_id} and week = ${check.week}::date`);
  if (found.length === 0) return;
  await tx.execute(sql`
    insert into compliance.finding (location_id, week, group_id, conflict_key, rule, level, employee_id, shift_id, local_date, actual, most,
      unit, answered, published)
    select ${check.location_id}::uuid, ${check.week}::date, ${check.group_id}::uuid, conflict_key, rule, level, employee_id, shift_id,
      local_date, actual, most, unit, answered, published
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as row (conflict_key text, rule text, level text, employee_id uuid,
      shift_id uuid, local_date date, actual int, most int, unit text, answered boolean, published boolean)`);
}

/** Weeks whose schedule has changed since they were checked, or that never were. */
export function findStaleWeeks(
  tx: Tx,
  weeks: { from: string; to: string },
  { limit, except }: { readonly limit: number; readonly except: readonly { location_id: string; week: string }[] },
): Promise<{ readonly location_id: string; readonly week: string }[]> {
  return tx.execute(sql`
    select w.location_id, w.week from scheduling.week_view w
      left join compliance.checked_week c on c.location_id = w.location_id and c.week = w.week
    where w.week between ${weeks.from}::date and ${weeks.to}::date and c.version is distinct from w.version
      and (w.location_id, w.week) not in (select * from jsonb_to_recordset(${JSON.stringify(except)}::jsonb) as failed (location_id uuid, week date))
    order by w.week, w.location_id limit ${limit}`);
}

/** Finds the watched weeks of a location, or of all locations below a brand. */
export function findWatchedWeeks(
  tx: Tx,
  placeId: string,
  weeks: { from: string; to: string },
): Promise<{ readonly location_id: string; readonly week: string }[]> {
  return tx.execute(sql`
    select location_id, week from scheduling.week_view
    where location_id in (select id from core.brand_view where ancestor_ids @> ${[placeId]}::uuid[]) and week between ${weeks.from}::date and ${weeks.to}::date order by week`);
}

/** Forgets weeks that are no longer watched, with what was found in them. */
export async function forgetWeeks(tx: Tx, before: string): Promise<void> {
  await tx.execute(sql`delete from compliance.checked_week where week < ${before}::date`);
}
