import type { Tx } from '@hearth/platform/database';
import { type RawBuilder, sql } from 'kysely';

/** A shift as staff see it. */
export interface PublishedRow {
  readonly id: string;
  readonly employee_id: string | null;
  readonly location_id: string;
  readonly position_name: string | null;
  readonly local_date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly time_zone: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly unpaid_break_minutes: number;
  readonly paid_break_minutes: number;
  readonly station: string;
  readonly note: string;
  readonly published_at: Date;
}

function select(where: RawBuilder<unknown>): RawBuilder<PublishedRow> {
  return sql<PublishedRow>`
    select id, employee_id, location_id, position_name, local_date, start_time, end_time, time_zone, starts_at, ends_at,
      unpaid_break_minutes, paid_break_minutes, station, note, published_at
    from scheduling.published_shift where ${where} order by starts_at, id`;
}

/** The published shifts of people on some days. */
export function findPublishedOf(
  tx: Tx,
  employeeIds: readonly string[],
  days: { from: string; to: string },
): Promise<PublishedRow[]> {
  return tx.execute(
    select(
      sql`employee_id = any (${[...employeeIds]}::uuid[]) and local_date between ${days.from}::date and ${days.to}::date`,
    ),
  );
}

/** The published shifts at locations that nobody holds yet. */
export function findPublishedOpen(
  tx: Tx,
  locationIds: readonly string[],
  days: { from: string; to: string },
): Promise<PublishedRow[]> {
  return tx.execute(
    select(
      sql`employee_id is null and location_id = any (${[...locationIds]}::uuid[]) and local_date between ${days.from}::date and ${days.to}::date`,
    ),
  );
}
