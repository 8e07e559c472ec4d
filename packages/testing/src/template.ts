import { fileURLToPath } from 'node:url';
import { migrate, readMigrations } from '@hearth/platform/database/migrate';
import { Jobs } from '@hearth/platform/jobs';
import { createLog } from '@hearth/platform/log';
import type { Database } from '@hearth/platform/database';

export { openInMemory } from '@hearth/platform/embedded/engine';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Brings a database to the state that every test starts from: the newest schema and the job queue's own tables. */
export async function prepare(database: Database): Promise<void> {
  await migrate(database, await readMigrations(ROOT));
  const jobs = new Jobs(database, createLog('silent'));
  await jobs.prepare(database, []);
  await jobs.stop();
}
