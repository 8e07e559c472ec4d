import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { deleteFiles, findExpiredFiles } from '../queries/prepared-file.ts';

const AT_ONCE = 200;

/** Deletes prepared files whose seven days are over: first the bytes, then what is known of them. */
export const deleteExpired: Job = {
  name: 'exports.deleteExpired',
  cron: '17 * * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      const files = await work.run(SYSTEM, ({ db }) => findExpiredFiles(db, work.clock.now(), AT_ONCE));
      for (const { file_key: key } of files) await work.files.delete(key);
      await work.run(SYSTEM, ({ db }) =>
        deleteFiles(
          db,
          files.map(({ id }) => id),
        ),
      );
      found = files.length;
    }
  },
};
