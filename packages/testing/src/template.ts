import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { openInMemory } from '@hearth/platform/embedded/engine';
import { migrate, readMigrations } from '@hearth/platform/database/migrate';
import { domainJobs } from '@hearth/platform/jobs/domain-jobs';
import { Jobs } from '@hearth/platform/jobs/jobs';
import { createLog } from '@hearth/platform/log';
import type { Database } from '@hearth/platform/database';

export { openInMemory };

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Makes a test's database take the moment that its server hands in for the present. The product's own function knows no setting,
 * so that nothing can move the time of a real database.
 */
const HEAR_THE_CLOCK = `create or replace function platform.moment() returns timestamptz language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.moment', true), '')::timestamptz, now()) $$`;

/** Brings a database to the state that every test starts from: the newest schema, the job queue's own tables with a queue for each job, and a time that a test sets. */
export async function prepare(database: Database): Promise<void> {
  await migrate(database, await readMigrations(ROOT));
  const { modules } = await import('@hearth/server/modules');
  const jobs = new Jobs(database, createLog('silent'));
  await jobs.prepare(database, domainJobs(modules));
  await jobs.stop();
  await database.asOwner((_query, script) => script(HEAR_THE_CLOCK));
}

const unpacked = new Map<string, Promise<Blob>>();

/** A database in memory, copied from a template's file, which a process unpacks once; it hears the clock of a test. */
export async function copyInMemory(dump: string): ReturnType<typeof openInMemory> {
  const known = unpacked.get(dump) ?? unpack(dump);
  unpacked.set(dump, known);
  const pglite = await openInMemory(await known);
  await pglite.exec(HEAR_THE_CLOCK);
  return pglite;
}

async function unpack(dump: string): Promise<Blob> {
  return new ReadBlob(await promisify(gunzip)(await readFile(dump)));
}

/** A file in memory that is read many times, and by nobody who changes what is read: it gives its bytes instead of a copy of them. */
class ReadBlob extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: Uint8Array) {
    super([], { type: 'application/x-tar' });
    this.#bytes = new Uint8Array(bytes).buffer;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}
