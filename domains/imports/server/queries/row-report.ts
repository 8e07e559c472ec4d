import { json, type Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Reason, RowReport } from '../../contract/schemas.ts';
import type { RowReportRow, Tables } from './tables.ts';

const ROWS_PER_INSERT = 1_000;

/** Filter of an import's row reports. */
export interface ReportFilter {
  readonly rule?: string | undefined;
  readonly severity?: Reason['severity'] | undefined;
}

/** Replaces an import's row reports. */
export async function replaceReports(
  tx: Tx,
  groupId: string,
  importId: string,
  reports: readonly RowReport[],
): Promise<void> {
  await tx.tables<Tables>().deleteFrom('imports.row_report').where('import_id', '=', importId).execute();
  for (let from = 0; from < reports.length; from += ROWS_PER_INSERT) {
    const part = reports.slice(from, from + ROWS_PER_INSERT);
    await tx.execute(sql`
      insert into imports.row_report (import_id, group_id, line, label, refused, rules, reasons)
      select ${importId}, ${groupId}, line, label, refused, array(select distinct jsonb_array_elements(reasons) ->> 'rule'), reasons
      from jsonb_to_recordset(${json(part)}) as given (line int, label text, refused boolean, reasons jsonb)`);
  }
}

function selectReports(tx: Tx, importId: string, filter: ReportFilter) {
  let query = tx.tables<Tables>().selectFrom('imports.row_report').where('import_id', '=', importId);
  if (filter.severity !== undefined) query = query.where('refused', '=', filter.severity === 'REFUSAL');
  if (filter.rule !== undefined) query = query.where(sql<boolean>`rules @> array[${filter.rule}]::text[]`);
  return query;
}

/** A window of the reports, refused rows first, then in the order of the file, and how many there are. */
export async function findReports(
  tx: Tx,
  importId: string,
  filter: ReportFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: RowReportRow[]; total: number }> {
  const rows = await selectReports(tx, importId, filter)
    .selectAll()
    .orderBy('refused', 'desc')
    .orderBy('line')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
  const { total } = await selectReports(tx, importId, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The reports after a line, for reading them all in pieces. */
export function findReportsAfter(
  tx: Tx,
  importId: string,
  filter: ReportFilter,
  line: number,
  limit: number,
): Promise<RowReportRow[]> {
  return selectReports(tx, importId, filter)
    .selectAll()
    .where('line', '>', line)
    .orderBy('line')
    .limit(limit)
    .execute();
}

/** Counts the reported rows by rule, refusals first, then by number. */
export function findRuleCounts(
  tx: Tx,
  importId: string,
): Promise<{ rule: string; field: string; severity: Reason['severity']; rows: number }[]> {
  return tx.execute(sql<{ rule: string; field: string; severity: Reason['severity']; rows: number }>`
    select reason ->> 'rule' as rule, reason ->> 'field' as field, reason ->> 'severity' as severity, count(*)::int as rows
    from imports.row_report, jsonb_array_elements(reasons) as reason
    where import_id = ${importId}
    group by 1, 2, 3 order by 3, 4 desc, 1, 2`);
}
