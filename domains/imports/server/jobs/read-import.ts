import type { FreeWork } from '@hearth/platform/module';
import type { Counts, RowReport } from '../../contract/schemas.ts';
import { MAX_REPORTED_ROWS } from '../../rules/limits.ts';
import { isRefused } from '../../rules/reasons.ts';
import type { ImportRow } from '../queries/tables.ts';
import type { ProgressReporter } from './pace.ts';
import { FileRefused, openTable } from './read-table.ts';
import type { ImportTarget } from './targets.ts';

const ROWS_PER_LOOK = 200;
const LABEL_LENGTH = 200;

/** A valid row with its line. */
interface ValidRow<Row> {
  readonly line: number;
  readonly label: string;
  readonly isWarned: boolean;
  readonly row: Row;
}

/** A fully parsed file: the valid rows and the reports about the others. */
export interface ParsedImport<Row> {
  readonly rows: readonly ValidRow<Row>[];
  readonly reports: readonly RowReport[];
  readonly counts: Pick<Counts, 'rows' | 'refused' | 'warned'>;
}

/** Reads the stored file of an import with its mapping. */
export async function readImport<Row>(
  work: FreeWork,
  row: ImportRow,
  target: ImportTarget<Row>,
  pace: ProgressReporter,
): Promise<ParsedImport<Row>> {
  const bytes = await work.files.get(row.file_key);
  if (bytes === null) throw new FileRefused('EMPTY_FILE');
  const table = await openTable(bytes);
  const rows: ValidRow<Row>[] = [];
  const refused: RowReport[] = [];
  const warned: RowReport[] = [];
  const counts = { rows: 0, refused: 0, warned: 0 };
  pace.enter('READING', row.rows_total);
  for await (const { line, cells } of table.rows) {
    const { row: good, reasons, ...verdict } = target.read(line, cells);
    const label = verdict.label.slice(0, LABEL_LENGTH);
    const isWarned = good !== undefined && reasons.length > 0;
    counts.rows += 1;
    if (good !== undefined) rows.push({ line, label, isWarned, row: good });
    if (reasons.length > 0) {
      const isOut = isRefused(reasons);
      counts[isOut ? 'refused' : 'warned'] += 1;
      const kept = isOut ? refused : warned;
      if (kept.length < MAX_REPORTED_ROWS) kept.push({ line, label, refused: isOut, reasons: [...reasons] });
    }
    if (counts.rows % ROWS_PER_LOOK === 0) await pace.reading(counts.rows);
  }
  await pace.reading(counts.rows);
  return { rows, reports: [...refused, ...warned], counts };
}
