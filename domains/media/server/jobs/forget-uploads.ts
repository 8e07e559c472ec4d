import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { deleteLapsedUploads } from '../queries/upload.ts';

const AT_ONCE = 200;
/** Longer than any upload that has begun can still take. */
const GRACE_MINUTES = 60;

/** Removes files that were uploaded and never added, and the quarantined copies of those that were. */
export const forgetUploads: Job = {
  name: 'media.forgetUploads',
  cron: '23 * * * *',
  run: async (_data, work) => {
    const before = new Date(work.clock.now().getTime() - GRACE_MINUTES * 60_000);
    for (let keys: readonly string[] = ['']; keys.length > 0 && !work.signal.aborted;) {
      keys = await work.run(SYSTEM, ({ db }) => deleteLapsedUploads(db, before, AT_ONCE));
      for (const key of keys) await work.files.delete(key);
    }
  },
};
