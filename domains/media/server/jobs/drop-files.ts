import type { Job } from '@hearth/platform/module';

export const DROP_FILES = 'media.dropFiles';

/** Removes the bytes of files whose rows are gone. Asked for in the transaction that deleted them; removing twice is removing once. */
export const dropFiles: Job = {
  name: DROP_FILES,
  retries: 8,
  run: async ({ keys }, work) => {
    for (const key of Array.isArray(keys) ? keys : []) if (typeof key === 'string') await work.files.delete(key);
  },
};
