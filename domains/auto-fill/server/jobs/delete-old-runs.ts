import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { deleteRunsBefore } from '../queries/run.ts';

const KEPT_MS = 30 * 86_400_000;

/** Deletes searches after 30 days: the schedule’s own history says what became of them. */
export const deleteOldRuns: Job = {
  name: 'autoFill.deleteOldRuns',
  cron: '37 3 * * *',
  run: (_data, work) =>
    work.run(SYSTEM, ({ db, clock }) => deleteRunsBefore(db, new Date(clock.now().getTime() - KEPT_MS))),
};
