import { BoundedWork } from '@hearth/platform/bounded/bounded-work';
import type { readFile } from './read-file.ts';

/** Two files at a time on a server, ten seconds each: three years of quarter hours take one. */
export const reading = new BoundedWork<typeof readFile>(new URL('./read-file.ts', import.meta.url), 'readFile', {
  deadlineMs: 30_000,
  memoryMegabytes: 384,
  atOnce: 2,
  waiting: 20,
});
