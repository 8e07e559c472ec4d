import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openFolder, POSTGRES_MAJOR } from './engine.ts';
import { DatabaseVersionMismatch } from './failures.ts';
import { findFaults } from './soundness.ts';

/** A sound, open database and what the operator should know about how it came to be. */
export interface OpenedFolder {
  readonly database: PGlite;
  readonly notices: string[];
}

function readVersion(folder: string): string | undefined {
  try {
    return /^\d+/.exec(readFileSync(join(folder, 'PG_VERSION'), 'utf8'))?.[0];
  } catch {
    return undefined;
  }
}

/** Throws DatabaseVersionMismatch for a folder of another major version. One that does not say passes: it is damaged. */
export function requireOurVersion(folder: string): void {
  const version = readVersion(folder);
  if (version !== undefined && version !== POSTGRES_MAJOR)
    throw new DatabaseVersionMismatch(folder, version, POSTGRES_MAJOR);
}

/** Opens a folder and reads all of it. Indexes of ours that are damaged are built again. Throws when anything else is. */
export async function openSound(folder: string): Promise<OpenedFolder> {
  if (readVersion(folder) === undefined) throw new Error('It does not say which PostgreSQL made it.');
  const database = await openFolder(folder);
  try {
    let faults = await findFaults(database, folder);
    const rebuilt = faults.every(({ rebuildable }) => rebuildable) ? faults.map(({ relation }) => relation) : [];
    for (const relation of rebuilt) await database.exec(`reindex index ${relation}`);
    if (rebuilt.length > 0) faults = await findFaults(database, folder);
    const [fault] = faults;
    if (fault !== undefined) throw new Error(`${fault.relation} (${fault.path}): ${fault.reason}.`);
    const notices = rebuilt.map((name) => `The index ${name} was damaged; Hearth built it again. Nothing was lost.`);
    return { database, notices };
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}
