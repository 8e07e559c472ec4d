import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { listEntries, packArchive } from './snapshot/archive.ts';
import { createFolder } from './engine.ts';

/**
 * Makes a file that a fresh data directory starts from (`openEmbedded({ template })`), which saves making a database then.
 * `prepare` may bring it further, for example migrate it. The file appears only when it is complete.
 */
export async function createTemplate(file: string, prepare: (database: PGlite) => Promise<void>): Promise<void> {
  const folder = `${file}.making`;
  const unfinished = `${file}.part`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(file), { recursive: true });
  try {
    const database = await createFolder(folder);
    await prepare(database);
    await database.exec('vacuum (analyze)');
    await database.close();
    await packArchive(
      listEntries(folder, () => true),
      unfinished,
    );
    renameSync(unfinished, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(unfinished, { force: true });
  }
}
