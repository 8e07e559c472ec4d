import { removeKept } from '@hearth/domains/media/service';
import { SYSTEM } from '@hearth/platform/database';
import { eachOnItsOwn } from '@hearth/platform/jobs/each-apart';
import type { Job } from '@hearth/platform/module';
import { deleteImport, findAbandonedImports, findStalledImports } from '../queries/import.ts';
import { CHECK_IMPORT } from './check-import.ts';
import { RUN_IMPORT } from './run-import.ts';
import { SILENCE_MS } from './take-up.ts';

const ABANDONED_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

/** Resumes imports interrupted by a stopped server, and deletes uploads abandoned for a week. */
export const resumeImportsJob: Job = {
  name: 'imports.resume',
  cron: '* * * * *',
  run: async (_data, work) => {
    const now = work.clock.now().getTime();
    const abandoned = await work.run(SYSTEM, async ({ db, enqueue }) => {
      for (const { id, status } of await findStalledImports(db, new Date(now - SILENCE_MS))) {
        await enqueue(status === 'CHECKING' ? CHECK_IMPORT : RUN_IMPORT, { import_id: id });
      }
      return findAbandonedImports(db, new Date(now - ABANDONED_AFTER_MS));
    });
    await eachOnItsOwn(work, abandoned, {
      name: 'imports.resume',
      id: ({ id }) => id,
      run: ({ id, file_key: key }) =>
        work.run(SYSTEM, async (one) => {
          await deleteImport(one.db, id);
          await removeKept(one, [key]);
        }),
    });
  },
};
