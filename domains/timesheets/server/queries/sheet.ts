import { addDays } from '@hearth/domains/scheduling/rules';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { SheetChangeTable, SheetTable, Tables } from './tables.ts';

export type SheetRow = Selectable<SheetTable>;
export type SheetChangeRow = Selectable<SheetChangeTable>;

/** Days: no period is longer. */
const LONGEST_PERIOD = 31;

/** The stored sheets of people whose period touches some days, the earliest first. */
export function findSheets(
  tx: Tx<'system'>,
  employeeIds: readonly string[],
  { from, until }: { readonly from: string; readonly until: string },
): Promise<SheetRow[]> {
  if (employeeIds.length === 0) return Promise.resolve([]);
  return tx.execute<SheetRow>(sql`
    select * from timesheets.sheet
     where employee_id = any (${[...employeeIds]}::uuid[]) and period_until >= ${from}::date and period_from <= ${until}::date
     order by employee_id, period_from`);
}

/** Whose sheets some locations have locked that touch some days. */
export async function findLockedAt(
  tx: Tx<'system'>,
  { groupId, locationIds }: { readonly groupId: string; readonly locationIds: readonly string[] },
  { from, until }: { readonly from: string; readonly until: string },
): Promise<string[]> {
  const rows = await tx.execute<{ employee_id: string }>(sql`
    select distinct employee_id from timesheets.sheet
     where group_id = ${groupId} and location_id = any (${[...locationIds]}::uuid[]) and state in ('LOCKED', 'EXPORTED')
       and period_from between ${addDays(from, -LONGEST_PERIOD)}::date and ${until}::date and period_until >= ${from}::date`);
  return rows.map((row) => row.employee_id);
}

/** Whether a sheet was ever locked: then it stays with the location that locked it, wherever the person works by now. */
const wasLocked = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from timesheets.sheet_change c where c.sheet_id = ${id} and c.act = 'LOCK')`;

/** Who of some people, and who else of a location, has a sheet of a period that was locked, and by which location. */
export function findLockers(
  tx: Tx<'system'>,
  place: { readonly id: string; readonly group_id: string },
  periodFrom: string,
  employeeIds: readonly string[],
): Promise<Pick<SheetRow, 'employee_id' | 'location_id'>[]> {
  return tx.execute(sql`
    select s.employee_id, s.location_id from timesheets.sheet s
     where s.group_id = ${place.group_id} and s.period_from = ${periodFrom}::date
       and (s.location_id = ${place.id} or s.employee_id = any (${[...employeeIds]}::uuid[])) and ${wasLocked(sql`s.id`)}`);
}

/**
 * Writes sheets as they are now, each only if nobody else did since it was read: its version is one more than that. Answers which ones
 * were written.
 */
export async function writeSheets(tx: Tx<'system'>, rows: readonly SheetRow[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const written = await tx.execute<{ employee_id: string }>(sql`
    insert into timesheets.sheet (id, group_id, location_id, employee_id, period_from, period_until, state, approved_by, content, fingerprint,
      version, updated_at)
    select r.id, r.group_id, r.location_id, r.employee_id, r.period_from, r.period_until, r.state,
        coalesce(array(select jsonb_array_elements_text(r.approved_by))::uuid[], '{}'), r.content, r.fingerprint, r.version, r.updated_at
      from jsonb_to_recordset(${json(rows)}) as r (id uuid, group_id uuid, location_id uuid, employee_id uuid, period_from date,
        period_until date, state text, approved_by jsonb, content jsonb, fingerprint text, version integer, updated_at timestamptz)
     order by r.employee_id
    on conflict (employee_id, period_from) do update
      set location_id = case when ${wasLocked(sql`timesheets.sheet.id`)} then timesheets.sheet.location_id else excluded.location_id end,
        state = excluded.state, approved_by = excluded.approved_by, content = excluded.content, fingerprint = excluded.fingerprint,
        version = excluded.version, updated_at = excluded.updated_at
      where timesheets.sheet.version = excluded.version - 1
    returning employee_id`);
  return new Set(written.map(({ employee_id: id }) => id));
}

export async function insertSheetChanges(tx: Tx<'system'>, rows: readonly SheetChangeRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .tables<Tables>()
    .insertInto('timesheets.sheet_change')
    .values([...rows])
    .execute();
}

/** What became of one sheet, the latest first. */
export function findSheetChanges(tx: Tx<'system'>, sheetId: string): Promise<SheetChangeRow[]> {
  return tx.execute<SheetChangeRow>(sql`
    select * from timesheets.sheet_change where sheet_id = ${sheetId} order by version desc limit 100`);
}

/** What was done together. */
export function findBatch(
  tx: Tx<'system'>,
  batchId: string,
): Promise<(SheetChangeRow & Pick<SheetTable, 'location_id' | 'period_from' | 'period_until' | 'approved_by'>)[]> {
  return tx.execute(sql`
    select c.*, s.location_id, s.period_from, s.period_until, s.approved_by
      from timesheets.sheet_change c join timesheets.sheet s on s.id = c.sheet_id where c.batch_id = ${batchId}`);
}

/** Whether the sheet of any of these people is locked for some of the days. */
export async function hasLocked(
  tx: Tx<'system'>,
  employeeIds: readonly string[],
  { from, until }: { readonly from: string; readonly until: string },
): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from timesheets.sheet where employee_id = any (${[...employeeIds]}::uuid[]) and state in ('LOCKED', 'EXPORTED')
       and period_until >= ${from}::date and period_from <= ${until}::date limit 1`);
  return rows.length > 0;
}
