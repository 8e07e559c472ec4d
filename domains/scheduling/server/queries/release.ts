import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

/** The shifts of an employee after a day that have not begun, at all locations, by id: what was worked stays whose it was. */
export async function findShiftIdsAfter(
  tx: Tx<'system'>,
  employeeId: string,
  day: string,
  now: Date,
): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select id from scheduling.shift
    where employee_id = ${employeeId} and not removed and local_date > ${day}::date
      and starts_at > ${now}::timestamptz order by id`);
  return rows.map((row) => row.id);
}

/** Notes whose shifts became open because of the end of an employment. */
export async function insertReleased(
  tx: Tx<'system'>,
  of: { readonly groupId: string; readonly employeeId: string; readonly periodId: string },
  shiftIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into scheduling.released_shift (shift_id, group_id, employee_id, period_id)
    select unnest(${[...shiftIds]}::uuid[]), ${of.groupId}, ${of.employeeId}, ${of.periodId}
    on conflict (shift_id) do update set employee_id = excluded.employee_id, period_id = excluded.period_id`);
}

/** Forgets which shifts an end released, and returns them. */
export async function takeReleased(tx: Tx<'system'>, periodId: string): Promise<string[]> {
  const rows = await tx.execute<{ shift_id: string }>(
    sql`delete from scheduling.released_shift where period_id = ${periodId} returning shift_id`,
  );
  return rows.map((row) => row.shift_id).sort();
}

/** Shifts of an employee that a change of their employment touches, by location and day. */
export interface TouchedDay {
  readonly location_id: string;
  readonly location_name: string;
  readonly local_date: string;
  readonly why: 'AFTER_LAST_DAY' | 'LOCATION_LEFT' | 'POSITION_NOT_HELD';
  readonly shifts: number;
  readonly published: number;
}

/**
 * Counts the shifts from a day on that stand after a last day, at a location that is left, or in a position that is not held. Null
 * is not asked for.
 */
export function countTouched(
  tx: Tx,
  employeeId: string,
  change: {
    readonly from: string;
    readonly lastDay: string | null;
    readonly locationIds: readonly string[] | null;
    readonly positionIds: readonly string[] | null;
  },
): Promise<TouchedDay[]> {
  const { from, lastDay, locationIds, positionIds } = change;
  const why = sql`case
    when ${lastDay}::date is not null and local_date > ${lastDay}::date then 'AFTER_LAST_DAY'
    when ${locationIds !== null} and not location_id = any (${[...(locationIds ?? [])]}::uuid[]) then 'LOCATION_LEFT'
    when ${positionIds !== null} and position_id is not null and not position_id = any (${[...(positionIds ?? [])]}::uuid[]) then 'POSITION_NOT_HELD' end`;
  return tx.execute<TouchedDay>(sql`
    select location_id, (select name from core.brand_view b where b.id = location_id) as location_name, local_date, why,
      count(*)::int as shifts, count(*) filter (where is_published)::int as published
    from (select location_id, local_date, exists (select 1 from scheduling.published_shift seen where seen.id = shift.id) as is_published, ${why} as why from scheduling.shift
      where employee_id = ${employeeId} and not removed and local_date >= ${from}::date) touched
    where why is not null
    group by location_id, local_date, why order by local_date, location_id, why limit 1000`);
}
