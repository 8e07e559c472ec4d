import { uuid } from '@hearth/kit/schema';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { workOn } from '@hearth/platform/module';
import type { FreeWork, Work } from '@hearth/platform/module';
import { importScope } from '../access.ts';
import { updateCounts } from '../queries/import.ts';
import { replaceReports } from '../queries/row-report.ts';
import type { ImportRow } from '../queries/tables.ts';
import { createImportEvent, type ProgressReporter } from './pace.ts';
import { readImport } from './read-import.ts';
import { runImportTask } from './take-up.ts';
import { withTarget, type ImportTarget } from './targets.ts';
import { writeRows, type ImportOutcome } from './write-rows.ts';

export const CHECK_IMPORT = defineJob('imports.check', { import_id: uuid });

/** Carries a rehearsal's result out of the transaction that it rolls back. */
class RehearsalRollback extends Error {
  readonly outcome: ImportOutcome;

  constructor(outcome: ImportOutcome) {
    super('The rehearsal is over.');
    this.name = 'Rehearsed';
    this.outcome = outcome;
  }
}

async function checkRows<Row>(
  work: FreeWork,
  row: ImportRow,
  target: ImportTarget<Row>,
  pace: ProgressReporter,
): Promise<void> {
  const read = await readImport(work, row, target, pace);
  const outcome = await rehearse(work, row, (inside) => writeRows(inside, row, target, read, pace));
  await work.run(importScope(row), async ({ db, clock, emit }) => {
    await replaceReports(db, row.group_id, row.id, outcome.reports);
    await updateCounts(db, row.id, 'CHECKED', outcome.counts, clock.now());
    await emit(createImportEvent(row, 'CHECKED'));
  });
}

/** Writes all rows and rolls back, to count what the import would do with the same statements. */
async function rehearse(
  work: FreeWork,
  row: ImportRow,
  write: (inside: Work) => Promise<ImportOutcome>,
): Promise<ImportOutcome> {
  try {
    return await work.run(importScope(row), async (inside) => {
      throw new RehearsalRollback(await write(inside));
    });
  } catch (error) {
    if (error instanceof RehearsalRollback) return error.outcome;
    throw error;
  }
}

/** The dry run: reads the whole file, rehearses the import, and keeps what it found. No row stays written. */
export const checkImportJob = workOn(CHECK_IMPORT, {
  run: (data, work) =>
    runImportTask(work, data.import_id, 'CHECKING', async (row, pace) => {
      const task = await work.run(importScope(row), ({ db }) =>
        withTarget(db, row, (target) => () => checkRows(work, row, target, pace)),
      );
      await task();
    }),
});
