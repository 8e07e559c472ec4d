import { uuid } from '@hearth/kit/schema';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { removeKept } from '@hearth/domains/media/service';
import { workOn } from '@hearth/platform/module';
import type { FreeWork } from '@hearth/platform/module';
import { importScope } from '../access.ts';
import { updateCounts } from '../queries/import.ts';
import { replaceReports } from '../queries/row-report.ts';
import type { ImportRow } from '../queries/tables.ts';
import { createImportEvent, type ProgressReporter } from './pace.ts';
import { readImport } from './read-import.ts';
import { runImportTask } from './take-up.ts';
import { withTarget, type ImportTarget } from './targets.ts';
import { writeRows } from './write-rows.ts';

export const RUN_IMPORT = defineJob('imports.run', { import_id: uuid });
const LONGEST_RUN_SECONDS = 60 * 60;

async function writeAll<Row>(
  work: FreeWork,
  row: ImportRow,
  target: ImportTarget<Row>,
  pace: ProgressReporter,
): Promise<void> {
  const read = await readImport(work, row, target, pace);
  await work.run(importScope(row), async (inside) => {
    const { db, clock, emit } = inside;
    const { counts, reports } = await writeRows(inside, row, target, read, pace);
    await replaceReports(db, row.group_id, row.id, reports);
    await updateCounts(db, row.id, 'DONE', counts, clock.now());
    await emit(createImportEvent(row, 'DONE'));
    await removeKept(inside, [row.file_key]);
  });
}

/** Reads the file once more, and writes all its good rows in one transaction: after a cancel or a crash nothing is there. */
export const runImportJob = workOn(RUN_IMPORT, {
  expireInSeconds: LONGEST_RUN_SECONDS,
  run: (data, work) =>
    runImportTask(work, data.import_id, 'RUNNING', async (row, pace) => {
      const task = await work.run(importScope(row), ({ db }) =>
        withTarget(db, row, (target) => () => writeAll(work, row, target, pace)),
      );
      await task();
    }),
});
