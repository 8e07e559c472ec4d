import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { migrate, readMigrations } from '@hearth/platform/database/migrate';
import { Jobs } from '@hearth/platform/jobs';
import { createLog } from '@hearth/platform/log';
import type { Database } from '@hearth/platform/database';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** An embedded database in memory, fresh or from a dump. */
export function openInMemory(dump?: Blob): Promise<PGlite> {
  return PGlite.create({
    extensions: { btree_gist, pg_trgm, unaccent },
    ...(dump === undefined ? {} : { loadDataDir: dump }),
  });
}

/** Brings a database to the state that every test starts from: the newest schema and the job queue's own tables. */
export async function prepare(database: Database): Promise<void> {
  await migrate(database, await readMigrations(ROOT));
  const jobs = new Jobs(database, createLog('silent'));
  await jobs.prepare(database, []);
  await jobs.stop();
}
