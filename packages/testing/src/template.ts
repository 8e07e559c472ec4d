import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { openInMemory } from '@hearth/platform/embedded/engine';
import { migrate, readMigrations } from '@hearth/platform/database/migrate';
import { Jobs } from '@hearth/platform/jobs';
import { createLog } from '@hearth/platform/log';
import type { Database } from '@hearth/platform/database';

export { openInMemory };

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Brings a database to the state that every test starts from: the newest schema and the job queue's own tables. */
export async function prepare(database: Database): Promise<void> {
  await migrate(database, await readMigrations(ROOT));
  const jobs = new Jobs(database, createLog('silent'));
  await jobs.prepare(database, []);
  await jobs.stop();
}

const unpacked = new Map<string, Promise<Blob>>();

/** A database in memory, copied from a template's file, which a process unpacks once. */
export async function copyInMemory(dump: string): ReturnType<typeof openInMemory> {
  const known = unpacked.get(dump) ?? unpack(dump);
  unpacked.set(dump, known);
  return openInMemory(await known);
}

async function unpack(dump: string): Promise<Blob> {
  return new Blob([await promisify(gunzip)(await readFile(dump))], { type: 'application/x-tar' });
}
