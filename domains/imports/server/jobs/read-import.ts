import type { FreeWork } from '@hearth/platform/module';
import type { Counts, RowReport } from '../../contract/schemas.ts';
import { MAX_REPORTED_ROWS } from '../../rules/limits.ts';
import { isRefused } from '../../rules/reasons.ts';
import type { ImportRow } from '../queries/tables.ts';
import type { Pace } from './pace.ts';
import { FileRefused, openTable } from './read-table.ts';
import type { Target } from './targets.ts';

const ROWS_PER_LOOK = 200;

/** A file that has been read to its end: the rows that can be taken in, and what there is to say about the others. */
export interface ReadImport<Row> {
  readonly rows: readonly Row[];
  readonly reports: readonly RowReport[];
  readonly counts: Pick<Counts, 'rows' | 'refused' | 'warned'>;
}

/** Reads the stored file of an import with its mapping. */
export async function readImport<Row>(
  work: FreeWork,
  row: ImportRow,
  target: Target<Row>,
  pace: Pace,
): Promise<ReadImport<Row>> {
  const bytes = await work.files.get(row.file_key);
  if (bytes === null) throw new FileRefused('EMPTY_FILE');
  const table = await openTable(bytes);
  const rows: Row[] = [];
  const refused: RowReport[] = [];
  const warned: RowReport[] = [];
  const counts = { rows: 0, refused: 0, warned: 0 };
  pace.enter('READING', row.rows_total);
  for await (const { line, cells } of table.rows) {
    const verdict = target.read(line, cells);
    counts.rows += 1;
    if (verdict.row !== undefined) rows.push(verdict.row);
    if (verdict.reasons.length > 0) {
      const isOut = isRefused(verdict.reasons);
      counts[isOut ? 'refused' : 'warned'] += 1;
      const kept = isOut ? refused : warned;
      if (kept.length < MAX_REPORTED_ROWS) {
        kept.push({ line, label: verdict.label.slice(0, 200), refused: isOut, reasons: [...verdict.reasons] });
      }
    }
    if (counts.rows % ROWS_PER_LOOK === 0) await pace.reading(counts.rows);
  }
  await pace.reading(counts.rows);
  return { rows, reports: [...refused, ...warned], counts };
}
