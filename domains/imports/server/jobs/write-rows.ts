import type { Work } from '@hearth/platform/module';
import { ROWS_PER_STATEMENT } from '../../rules/limits.ts';
import { lockGroup } from '../queries/import.ts';
import type { ImportRow } from '../queries/tables.ts';
import type { Pace } from './pace.ts';
import { NOTHING, sum, type Tally, type Target } from './targets.ts';

/** Writes all rows in pieces, inside the caller's transaction. Between two pieces it can be cancelled. */
export async function writeRows<Row>(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  row: ImportRow,
  target: Target<Row>,
  rows: readonly Row[],
  pace: Pace,
): Promise<Tally> {
  pace.enter('WRITING', rows.length);
  await lockGroup(db, row.group_id);
  const now = clock.now();
  let tally = NOTHING;
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await pace.writing(db, from);
    tally = sum(tally, await target.write(db, rows.slice(from, from + ROWS_PER_STATEMENT), now));
  }
  await pace.writing(db, rows.length);
  return tally;
}
