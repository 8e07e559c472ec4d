import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { DROP_FILES } from './drop-files.ts';
import { deleteExpiredHolds } from '../queries/held.ts';
import { deleteLapsedUploads } from '../queries/upload.ts';

const AT_ONCE = 200;
/** Longer than any upload that has begun can still take. */
const GRACE_MINUTES = 60;

/** Removes files that were uploaded and never added, the quarantined copies of those that were, and files that were brought and never kept. */
export const forgetUploads: Job = {
  name: 'media.forgetUploads',
  cron: '23 * * * *',
  run: async (_data, work) => {
    const before = new Date(work.clock.now().getTime() - GRACE_MINUTES * 60_000);
    for (let keys: readonly string[] = ['']; keys.length > 0 && !work.signal.aborted;) {
      keys = await work.run(SYSTEM, ({ db }) => deleteLapsedUploads(db, before, AT_ONCE));
      for (const key of keys) await work.files.delete(key);
    }
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;)
      found = await work.run(SYSTEM, async ({ db, clock, enqueue }) => {
        const keys = await deleteExpiredHolds(db, clock.now(), AT_ONCE);
        if (keys.length > 0) await enqueue(DROP_FILES, { keys });
        return keys.length;
      });
  },
};
