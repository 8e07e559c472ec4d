import { uuid } from '@hearth/kit/schema';
import { defineJob } from '@hearth/platform/job-contract';
import { workOn } from '@hearth/platform/module';
import type { FreeWork, Work } from '@hearth/platform/module';
import { scopeOf } from '../access.ts';
import { updateCounts } from '../queries/import.ts';
import { replaceReports } from '../queries/row-report.ts';
import type { ImportRow } from '../queries/tables.ts';
import { importChanged, type Pace } from './pace.ts';
import { readImport } from './read-import.ts';
import { takeUp } from './take-up.ts';
import { withTarget, type Target } from './targets.ts';
import { writeRows, type Outcome } from './write-rows.ts';

export const CHECK_IMPORT = defineJob('imports.check', { import_id: uuid });

/** Carries the outcome of a rehearsal out of the transaction that it rolls back. */
class Rehearsed extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('The rehearsal is over.');
    this.name = 'Rehearsed';
    this.outcome = outcome;
  }
}

async function check<Row>(work: FreeWork, row: ImportRow, target: Target<Row>, pace: Pace): Promise<void> {
  const read = await readImport(work, row, target, pace);
  const outcome = await rehearse(work, row, (inside) => writeRows(inside, row, target, read, pace));
  await work.run(scopeOf(row), async ({ db, clock, emit }) => {
    await replaceReports(db, row.group_id, row.id, outcome.reports);
    await updateCounts(db, row.id, 'CHECKED', outcome.counts, clock.now());
    await emit(importChanged(row, 'CHECKED'));
  });
}

/** Writes all rows and rolls back: what it counts is what an import would do, by the same statements. */
async function rehearse(work: FreeWork, row: ImportRow, write: (inside: Work) => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work.run(scopeOf(row), async (inside) => {
      throw new Rehearsed(await write(inside));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.outcome;
    throw error;
  }
}

/** The dry run: reads the whole file, rehearses the import, and keeps what it found. No row stays written. */
export const checkImportJob = workOn(CHECK_IMPORT, {
  run: (data, work) =>
    takeUp(work, data.import_id, 'CHECKING', async (row, pace) => {
      const task = await work.run(scopeOf(row), ({ db }) =>
        withTarget(db, row, (target) => () => check(work, row, target, pace)),
      );
      await task();
    }),
});
