import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';

export interface WeekRow {
  readonly week: string;
  readonly version: number;
  readonly publication_number: number;
  readonly published_at: Date | null;
}

/** A week that was saved or published at least once. */
export async function findWeek(tx: Tx, locationId: string, week: string): Promise<WeekRow | undefined> {
  const [row] = await tx.execute<WeekRow>(sql`
    select week, version, publication_number, published_at from scheduling.schedule_week
    where location_id = ${locationId} and week = ${week}::date`);
  return row;
}

/** Raises the version of weeks, and keeps others from saving or publishing them until the transaction ends. */
export function raiseWeeks(
  tx: Tx,
  place: { id: string; group_id: string },
  weeks: readonly string[],
): Promise<WeekRow[]> {
  return tx.execute<WeekRow>(sql`
    insert into scheduling.schedule_week as old (location_id, week, group_id, version)
    select ${place.id}::uuid, week::date, ${place.group_id}::uuid, 1 from (select unnest(${[...weeks]}::text[]) as week order by 1) weeks
    on conflict (location_id, week) do update set version = old.version + 1
    returning week, version, publication_number, published_at`);
}

/** Marks a week as published; without an instant, as one of which staff see nothing. */
export async function markPublished(
  tx: Tx,
  locationId: string,
  week: string,
  publication: { number: number; at: Date | null },
): Promise<void> {
  await tx.execute(sql`
    update scheduling.schedule_week set publication_number = ${publication.number}, published_at = ${publication.at}::timestamptz
    where location_id = ${locationId} and week = ${week}::date`);
}

/** Raises the versions of many weeks of many locations, for shifts that come in bulk. */
export async function raiseManyWeeks(
  tx: Tx,
  groupId: string,
  weeks: readonly { location_id: string; week: string }[],
): Promise<void> {
  await tx.execute(sql`
    insert into scheduling.schedule_week as old (location_id, week, group_id, version)
    select location_id, week, ${groupId}::uuid, 1
    from jsonb_to_recordset(${JSON.stringify(weeks)}::jsonb) as row (location_id uuid, week date)
    order by location_id, week
    on conflict (location_id, week) do update set version = old.version + 1`);
}

/** Waits until nobody saves or publishes these weeks, and keeps others from it until the transaction ends; several may do so at once. */
export async function awaitWeeks(tx: Tx, weeks: readonly LocationWeek[]): Promise<void> {
  await tx.execute(sql`
    select 1 from scheduling.schedule_week old
    join jsonb_to_recordset(${JSON.stringify(weeks)}::jsonb) as wanted (location_id uuid, week date)
      on wanted.location_id = old.location_id and wanted.week = old.week
    order by old.location_id, old.week for share of old`);
}

/** A week of a location. */
export interface LocationWeek {
  readonly location_id: string;
  readonly week: string;
}

/** The days on which somebody has a shift, by location. */
export function findDaysOfPerson(
  tx: Tx,
  employeeId: string,
  days: { from: string; to: string },
): Promise<{ readonly location_id: string; readonly local_date: string }[]> {
  return tx.execute(sql`
    select distinct s.location_id, s.local_date from scheduling.shift s
    where s.employee_id = ${employeeId}::uuid and not s.removed and s.local_date between ${days.from}::date and ${days.to}::date`);
}
