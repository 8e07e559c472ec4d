import { findNames } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import type { ExportRecord } from '../contract/schemas.ts';
import type { PayrollExportRow } from './queries/payroll-export.ts';

/** Exports with who made them. */
export async function presentExports(
  tx: Tx<'system'>,
  rows: readonly Omit<PayrollExportRow, 'content' | 'sheets'>[],
): Promise<ExportRecord[]> {
  const names = await findNames(
    tx,
    rows.map(({ by_user: by }) => by),
  );
  return rows.map((row) => ({
    id: row.id,
    template_name: row.template_name,
    period: { from: row.period_from, until: row.period_until },
    at: row.at.toISOString(),
    by: names.get(row.by_user) ?? '',
    people: row.people,
    rows: row.row_count,
    minutes: row.minutes,
    amount: row.amount,
    currency: row.currency,
    only_changes: row.only_changes,
  }));
}

/** One export with its file. */
export async function presentFile(tx: Tx<'system'>, row: PayrollExportRow) {
  const [record] = await presentExports(tx, [row]);
  if (record === undefined) throw new Error('One row is one export.');
  return { ...record, file_name: row.file_name, content: row.content };
}
