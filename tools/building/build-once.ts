import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockDirectory } from '@hearth/platform/embedded/directory-lock';
import type { DirectoryLock } from '@hearth/platform/embedded/directory-lock';
import { DataDirectoryInUse } from '@hearth/platform/embedded/failures';

const STAMP = '.sources';
const PAUSE_MS = 200;

/** Tells if a folder holds a complete build of these sources. */
export async function isBuiltFrom(folder: string, sources: string): Promise<boolean> {
  return (await readFile(join(folder, STAMP), 'utf8').catch(() => '')) === sources;
}

/**
 * Makes what lies in a folder, unless it was made of these sources already. Of several processes that want it at once one makes it
 * and the others wait for that: in one folder they would empty it for each other. What is left half made counts as not made.
 */
export async function makeOnce(folder: string, sources: string, make: () => Promise<void>): Promise<void> {
  await withLock(join(folder, '.lock'), async () => {
    if (await isBuiltFrom(folder, sources)) return;
    await rm(join(folder, STAMP), { force: true });
    await make();
    await writeFile(join(folder, STAMP), sources);
  });
}

/** Does something while no other process does anything under the lock of this folder. It ends with the process, however that ends. */
export async function withLock<T>(lockFolder: string, work: () => Promise<T>): Promise<T> {
  await mkdir(lockFolder, { recursive: true });
  const lock = await take(lockFolder);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function take(folder: string): Promise<DirectoryLock> {
  for (;;) {
    try {
      return lockDirectory(folder);
    } catch (error) {
      if (!(error instanceof DataDirectoryInUse)) throw error;
      await pause(PAUSE_MS);
    }
  }
}
