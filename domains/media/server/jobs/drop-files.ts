import { z } from 'zod';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import { workOn } from '@hearth/platform/module';

export const DROP_FILES = defineJob('media.dropFiles', { keys: z.array(z.string()).readonly() });

/** Removes the bytes of files whose rows are gone. Asked for in the transaction that deleted them; removing twice is removing once. */
export const dropFiles = workOn(DROP_FILES, {
  retries: 8,
  run: async ({ keys }, work) => {
    for (const key of keys) await work.files.delete(key);
  },
});
