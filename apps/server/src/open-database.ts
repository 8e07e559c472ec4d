import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Config } from '@hearth/platform/config';
import { embeddedDatabase, serverDatabase } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';

/** The database that the settings name: a server with DATABASE_URL, otherwise the embedded one in the data directory. */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl !== undefined) return serverDatabase(config.databaseUrl, config.databasePool);
  const folder = join(config.dataDir, 'database');
  await mkdir(folder, { recursive: true });
  const pglite = await PGlite.create(folder, { extensions: { btree_gist, pg_trgm, unaccent } });
  return { ...embeddedDatabase(pglite), close: () => pglite.close() };
}
