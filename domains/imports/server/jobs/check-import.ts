import type { FreeWork, Job } from '@hearth/platform/module';
import { ROWS_PER_STATEMENT } from '../../rules/limits.ts';
import { scopeOf } from '../access.ts';
import { updateCounts } from '../queries/import.ts';
import { replaceReports } from '../queries/row-report.ts';
import type { ImportRow } from '../queries/tables.ts';
import { importChanged, type Pace } from './pace.ts';
import { inPieces, readImport } from './read-import.ts';
import { takeUp } from './take-up.ts';
import { NOTHING, sum, withTarget, type Target } from './targets.ts';

export const CHECK_IMPORT = 'imports.check';

async function check<Row>(work: FreeWork, row: ImportRow, target: Target<Row>, pace: Pace): Promise<void> {
  const scope = scopeOf(row);
  const read = await readImport(work, row, target, pace);
  let tally = NOTHING;
  for (const piece of inPieces(read.rows, ROWS_PER_STATEMENT)) {
    tally = sum(tally, await work.run(scope, ({ db }) => target.compare(db, piece)));
    await pace.reading(read.counts.rows);
  }
  await work.run(scope, async ({ db, clock, emit }) => {
    await replaceReports(db, row.group_id, row.id, read.reports);
    await updateCounts(db, row.id, 'CHECKED', { ...read.counts, ...tally }, clock.now());
    await emit(importChanged(row, 'CHECKED'));
  });
}

/** The dry run: reads the whole file, compares it with what is there, and keeps what it found. Writes no row. */
export const checkImportJob: Job = {
  name: CHECK_IMPORT,
  run: (data, work) =>
    takeUp(work, String(data['import_id']), 'CHECKING', async (row, pace) => {
      const task = await work.run(scopeOf(row), ({ db }) =>
        withTarget(db, row, (target) => () => check(work, row, target, pace)),
      );
      await task();
    }),
};
