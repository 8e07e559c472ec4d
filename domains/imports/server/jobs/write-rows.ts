import type { Work } from '@hearth/platform/module';
import type { Counts, RowReport } from '../../contract/schemas.ts';
import { MAX_REPORTED_ROWS } from '../../rules/limits.ts';
import { lockGroup } from '../queries/import.ts';
import type { ImportRow } from '../queries/tables.ts';
import type { ProgressReporter } from './pace.ts';
import type { ParsedImport } from './read-import.ts';
import type { ImportTarget } from './targets.ts';

/** The result of an import: its row reports and its counts. */
export interface ImportOutcome {
  readonly counts: Counts;
  readonly reports: readonly RowReport[];
}

/**
 * Writes all rows in pieces, inside the caller's transaction. Between two pieces it can be cancelled. A row that the domain
 * behind it refuses joins the refusals of the file.
 */
export async function writeRows<Row>(
  inside: Work,
  row: ImportRow,
  target: ImportTarget<Row>,
  read: ParsedImport<Row>,
  pace: ProgressReporter,
): Promise<ImportOutcome> {
  pace.enter('WRITING', read.rows.length);
  const { db } = inside;
  await lockGroup(db, row.group_id);
  const counts = { ...read.counts, created: 0, updated: 0, same: 0 };
  const late = new Map<number, RowReport>();
  for (let from = 0; from < read.rows.length; from += target.piece) {
    await pace.writing(db, from);
    const piece = read.rows.slice(from, from + target.piece);
    const written = await target.write(
      inside,
      piece.map((good) => good.row),
    );
    counts.created += written.created;
    counts.updated += written.updated;
    counts.same += written.same;
    for (const [index, reason] of written.refused) {
      const good = piece[index];
      if (good === undefined) continue;
      counts.refused += 1;
      counts.warned -= good.isWarned ? 1 : 0;
      late.set(good.line, { line: good.line, label: good.label, refused: true, reasons: [reason] });
    }
  }
  await pace.writing(db, read.rows.length);
  const early = read.reports.filter((report) => !late.has(report.line));
  return { counts, reports: [...early, ...[...late.values()].slice(0, MAX_REPORTED_ROWS)] };
}
