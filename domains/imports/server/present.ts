import type { Tx } from '@hearth/platform/database';
import type { ImportDetail, ImportItem, RowReport } from '../contract/schemas.ts';
import { findImportOfSameFile } from './queries/import.ts';
import { findRuleCounts } from './queries/row-report.ts';
import type { ImportRow, RowReportRow } from './queries/tables.ts';

const toIsoInstant = (date: Date | null) => date?.toISOString() ?? null;

/** An import as lists show it. */
export function presentImport(row: ImportRow): ImportItem {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    phase: row.phase,
    file_name: row.file_name,
    file_bytes: row.file_bytes,
    rows_done: row.rows_done,
    rows_total: row.rows_total,
    counts: row.counts,
    problem: row.problem,
    created_by_name: row.created_by_name,
    created_at: row.created_at.toISOString(),
    finished_at: toIsoInstant(row.finished_at),
  };
}

/** An import with its columns, mapping and what its rows broke. */
export async function presentDetail(tx: Tx, row: ImportRow): Promise<ImportDetail> {
  return {
    ...presentImport(row),
    encoding: row.encoding,
    delimiter: row.delimiter,
    columns: row.columns,
    mapping: row.mapping,
    options: row.options,
    rules: row.counts === null ? [] : await findRuleCounts(tx, row.id),
    imported_before_at: toIsoInstant(await findImportOfSameFile(tx, row)),
  };
}

export function presentReport({ line, label, refused, reasons }: RowReportRow): RowReport {
  return { line, label, refused, reasons };
}
