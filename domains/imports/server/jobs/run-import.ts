import type { FreeWork, Job } from '@hearth/platform/module';
import { ROWS_PER_STATEMENT } from '../../rules/limits.ts';
import { scopeOf } from '../access.ts';
import { lockGroup, updateCounts } from '../queries/import.ts';
import { replaceReports } from '../queries/row-report.ts';
import type { ImportRow } from '../queries/tables.ts';
import { importChanged, type Pace } from './pace.ts';
import { inPieces, readImport } from './read-import.ts';
import { takeUp } from './take-up.ts';
import { NOTHING, sum, withTarget, type Target } from './targets.ts';

export const RUN_IMPORT = 'imports.run';
const LONGEST_RUN_SECONDS = 60 * 60;

async function write<Row>(work: FreeWork, row: ImportRow, target: Target<Row>, pace: Pace): Promise<void> {
  const read = await readImport(work, row, target, pace);
  await work.run(scopeOf(row), async ({ db, clock, emit }) => {
    pace.enter('WRITING', read.rows.length);
    await lockGroup(db, row.group_id);
    let tally = NOTHING;
    let done = 0;
    for (const piece of inPieces(read.rows, ROWS_PER_STATEMENT)) {
      await pace.writing(db, done);
      tally = sum(tally, await target.write(db, piece));
      done += piece.length;
    }
    await pace.writing(db, done);
    await replaceReports(db, row.group_id, row.id, read.reports);
    await updateCounts(db, row.id, 'DONE', { ...read.counts, ...tally }, clock.now());
    await emit(importChanged(row, 'DONE'));
  });
  await work.files.delete(row.file_key);
}

/** Reads the file once more, and writes all its good rows in one transaction: after a cancel or a crash nothing is there. */
export const runImportJob: Job = {
  name: RUN_IMPORT,
  expireInSeconds: LONGEST_RUN_SECONDS,
  run: (data, work) =>
    takeUp(work, String(data['import_id']), 'RUNNING', async (row, pace) => {
      const task = await work.run(scopeOf(row), ({ db }) =>
        withTarget(db, row, (target) => () => write(work, row, target, pace)),
      );
      await task();
    }),
};
