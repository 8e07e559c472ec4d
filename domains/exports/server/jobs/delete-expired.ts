import { removeKept } from '@hearth/domains/media/service';
import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { deleteFiles, findExpiredFiles } from '../queries/prepared-file.ts';

const AT_ONCE = 200;

/** Deletes prepared files whose seven days are over, and gives their room back; the bytes go after the commit. */
export const deleteExpired: Job = {
  name: 'exports.deleteExpired',
  cron: '17 * * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;)
      found = await work.run(SYSTEM, async (means) => {
        const files = await findExpiredFiles(means.db, means.clock.now(), AT_ONCE);
        await removeKept(
          means,
          files.map(({ file_key: key }) => key),
        );
        await deleteFiles(
          means.db,
          files.map(({ id }) => id),
        );
        return files.length;
      });
  },
};
