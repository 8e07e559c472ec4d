import { findNames } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import type { DayMark } from '../contract/schemas.ts';
import type { MarkRow } from './queries/mark.ts';

/** Marks with who made them. */
export async function presentMarks(tx: Tx, rows: readonly MarkRow[]): Promise<DayMark[]> {
  const names = await findNames(
    tx,
    rows.map((row) => row.marked_by),
  );
  return rows.map((row) => ({
    shift_id: row.shift_id,
    mark: row.mark,
    expected_at: row.expected_at?.toISOString() ?? null,
    note: row.note,
    by: names.get(row.marked_by) ?? '',
    at: row.marked_at.toISOString(),
    version: row.version,
  }));
}
