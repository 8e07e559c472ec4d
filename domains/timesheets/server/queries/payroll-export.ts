import type { Tx } from '@hearth/platform/database';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ExportedSheet } from '../../rules/exported-sheet.ts';
import { MOST_LISTED } from '../../rules/limits.ts';
import type { PayrollExportTable, Tables } from './tables.ts';

export type PayrollExportRow = Selectable<PayrollExportTable>;

/** The newest exports of a location, without their files. */
export function findExports(
  tx: Tx<'system'>,
  locationId: string,
): Promise<Omit<PayrollExportRow, 'content' | 'sheets'>[]> {
  return tx.execute(sql`
    select id, group_id, location_id, period_from, period_until, template_name, only_changes, people, row_count, minutes, amount::float8 as amount,
      currency, file_name, by_user, at, idempotency_key
      from timesheets.payroll_export where location_id = ${locationId} order by at desc, id desc limit ${MOST_LISTED}`);
}

/** One export with its file. */
export async function findExport(
  tx: Tx<'system'>,
  by: { readonly locationId: string; readonly id: string },
): Promise<PayrollExportRow | undefined> {
  const [row] = await tx.execute<PayrollExportRow>(sql`
    select *, amount::float8 as amount from timesheets.payroll_export where id = ${by.id} and location_id = ${by.locationId}`);
  return row;
}

/** Waits for whoever exports the same location, and finds what was made under a key. */
export async function findExportByKey(
  tx: Tx<'system'>,
  { groupId, locationId, key }: { readonly groupId: string; readonly locationId: string; readonly key: string },
): Promise<PayrollExportRow | undefined> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('timesheets.payroll_export:' || ${locationId}::text, 0))`,
  );
  const [row] = await tx.execute<PayrollExportRow>(sql`
    select *, amount::float8 as amount from timesheets.payroll_export where group_id = ${groupId} and idempotency_key = ${key}`);
  return row;
}

/** What each person’s sheet of a period was when it was last exported. */
export async function findExported(
  tx: Tx<'system'>,
  locationId: string,
  periodFrom: string,
): Promise<ReadonlyMap<string, ExportedSheet>> {
  const rows = await tx.execute<{ employee_id: string; sheet: ExportedSheet }>(sql`
    select distinct on (s.key) s.key as employee_id, s.value as sheet
      from timesheets.payroll_export e cross join lateral jsonb_each(e.sheets) s
     where e.location_id = ${locationId} and e.period_from = ${periodFrom}::date
     order by s.key, e.at desc, e.id desc`);
  return new Map(rows.map((row) => [row.employee_id, row.sheet]));
}

export async function insertExport(tx: Tx<'system'>, row: Insertable<PayrollExportTable>): Promise<void> {
  await tx.tables<Tables>().insertInto('timesheets.payroll_export').values(row).execute();
}
