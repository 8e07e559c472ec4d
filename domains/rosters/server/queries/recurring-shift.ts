import type { RecordOrigin } from '@hearth/kit/sent-again';
import { requireSameSender } from '@hearth/kit/sent-again';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { RECURRING_SHIFT_CHANGED } from '../../contract/failures.ts';
import type { Occurrence } from '../../rules/recurrence.ts';
import type { RecurringShiftTable, Tables } from './tables.ts';

export type RecurringRow = Selectable<RecurringShiftTable>;

/** Recurring shifts as several people edit them. */
export const recurringRows = versionedRows<RecurringShiftTable>({
  table: 'rosters.recurring_shift',
  changed: RECURRING_SHIFT_CHANGED,
});

/** A day that a recurring shift has been planned on. */
export interface RecurringDateRow extends Occurrence {
  readonly shift_id: string | null;
}

/** The recurring shifts in use at a location: neither archived nor over today. */
export function findRecurringShifts(
  tx: Tx,
  place: { readonly id: string; readonly group_id: string },
  today: string,
): Promise<RecurringRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('rosters.recurring_shift')
    .selectAll()
    .where('group_id', '=', place.group_id)
    .where('location_id', '=', place.id)
    .where('archived_at', 'is', null)
    .where((row) => row.or([row('ends_on', 'is', null), row('ends_on', '>=', today)]))
    .orderBy('start_time')
    .orderBy('id')
    .execute();
}

/** The recurring shift in use that planned a shift, or none: one that was kept after the end belongs to none. */
export async function findRecurringOf(tx: Tx, locationId: string, shiftId: string): Promise<RecurringRow[]> {
  return tx.execute<RecurringRow>(sql`
    select s.* from rosters.recurring_shift s join rosters.recurring_date d on d.recurring_id = s.id
    where d.shift_id = ${shiftId} and s.location_id = ${locationId} and s.archived_at is null
      and (s.ends_on is null or s.ends_on >= d.date)`);
}

/** A recurring shift of a location, ended ones too; others wait for it until the transaction ends. */
export async function lockRecurringShift(tx: Tx, locationId: string, id: string): Promise<RecurringRow | undefined> {
  const [row] = await tx.execute<RecurringRow>(
    sql`select * from rosters.recurring_shift where id = ${id} and location_id = ${locationId} for update`,
  );
  return row;
}

/** What this sender added under a key here, or nothing; refuses a key that is somebody else's. */
export async function findRecurringByKey(
  tx: Tx,
  groupId: string,
  key: string,
  by: RecordOrigin,
): Promise<RecurringRow | undefined> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('rosters.recurring_shift')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return requireSameSender(row, (made) => ({ placeId: made.location_id, userId: made.created_by }), by);
}

export async function insertRecurringShift(tx: Tx, row: Insertable<RecurringShiftTable>): Promise<RecurringRow> {
  return tx.tables<Tables>().insertInto('rosters.recurring_shift').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Notes up to which day shifts have been planned. Its version stays: nobody has edited it. */
export async function writePlannedUntil(tx: Tx, id: string, day: string): Promise<void> {
  await tx.execute(sql`
    update rosters.recurring_shift set planned_until = greatest(planned_until, ${day}::date) where id = ${id}`);
}

/** The days that a recurring shift has been planned on, from a day on. */
export function findRecurringDates(tx: Tx, recurringId: string, from: string): Promise<RecurringDateRow[]> {
  return tx.execute<RecurringDateRow>(sql`
    select date, number, shift_id from rosters.recurring_date
    where recurring_id = ${recurringId} and date >= ${from}::date order by date, number`);
}

/** Notes days as planned, each with its shift. */
export async function insertRecurringDates(
  tx: Tx,
  recurring: { readonly id: string; readonly group_id: string },
  dates: readonly RecurringDateRow[],
): Promise<void> {
  if (dates.length === 0) return;
  await tx.execute(sql`
    insert into rosters.recurring_date (group_id, recurring_id, date, number, shift_id)
    select ${recurring.group_id}::uuid, ${recurring.id}::uuid, date, number, shift_id
    from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as row (date date, number smallint, shift_id uuid)`);
}

/** Gives the planned days from a day on to another recurring shift. */
export async function moveRecurringDates(tx: Tx, fromId: string, toId: string, from: string): Promise<void> {
  await tx.execute(sql`
    update rosters.recurring_date set recurring_id = ${toId} where recurring_id = ${fromId} and date >= ${from}::date`);
}

/** Forgets days of shifts that go, so that a day that is wanted again later is planned again. */
export async function deleteRecurringDates(tx: Tx, recurringId: string, shiftIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from rosters.recurring_date where recurring_id = ${recurringId} and shift_id = any (${[...shiftIds]}::uuid[])`);
}

/** Lets go of a shift that is to be another recurring shift's; the day stays noted, so that it is not planned again. */
export async function forgetShift(tx: Tx, shiftId: string): Promise<void> {
  await tx.execute(sql`update rosters.recurring_date set shift_id = null where shift_id = ${shiftId}`);
}

/** Recurring shifts after one that are to be planned further. Horizons differ by location and are checked again. */
export function findDueRecurring(
  tx: Tx<'system'>,
  until: string,
  { afterId, limit }: { readonly afterId: string | null; readonly limit: number },
): Promise<{ id: string; location_id: string }[]> {
  return tx.execute(sql`
    select id, location_id from rosters.recurring_shift
    where archived_at is null and planned_until < ${until}::date and (ends_on is null or ends_on > planned_until)
      and coalesce(updated_by, created_by) is not null and (${afterId}::uuid is null or id > ${afterId}::uuid)
    order by id limit ${limit}`);
}

/** Counts the recurring shifts in use at a location, as `findRecurringShifts` finds them; others who add one there wait until the transaction ends. */
export async function countRecurringShifts(tx: Tx, locationId: string, today: string): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('rosters.recurring_shift:' || ${locationId}::text, 0))`,
  );
  const [row] = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from rosters.recurring_shift
    where location_id = ${locationId} and archived_at is null and (ends_on is null or ends_on >= ${today}::date)`);
  return row?.count ?? 0;
}
