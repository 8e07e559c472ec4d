import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryUnusable } from './failures.ts';
import type { DataLayout } from './layout.ts';

const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/** Throws DataDirectoryUnusable when rights or a full disk stand in the way, so that neither is taken for damage. */
export function requireUsable({ directory, database }: DataLayout): void {
  for (const path of [directory, database, join(database, 'global', 'pg_control')]) {
    try {
      if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw new DataDirectoryUnusable(directory, `${path} may not be read and written by this user.`, { cause: error });
    }
  }
  const { bavail, bsize } = statfsSync(directory);
  if (bavail * bsize < LEAST_FREE_BYTES)
    throw new DataDirectoryUnusable(directory, `its disk has less than ${LEAST_FREE_BYTES >> 20} MB left.`);
}
