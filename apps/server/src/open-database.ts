import { join } from 'node:path';
import type { Config } from '@hearth/platform/config';
import { embeddedDatabase, serverDatabase } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';
import { openEmbedded } from '@hearth/platform/embedded/open';
import type { Log } from '@hearth/platform/log';

/** What a fresh data directory starts from; the build makes it. */
export const TEMPLATE = 'database-template.tar.gz';

/**
 * The database that the settings name: a server with DATABASE_URL, otherwise the embedded one in the data directory. `say` gets
 * the sentences that the operator should read.
 */
export async function openDatabase(
  config: Config,
  parts: { readonly log: Log; readonly dist: string; readonly say: (line: string) => void },
): Promise<Database> {
  if (config.databaseUrl !== undefined) return serverDatabase(config.databaseUrl, config.databasePool);
  const { log, dist, say } = parts;
  const embedded = await openEmbedded({ dataDir: config.dataDir, template: join(dist, TEMPLATE), log });
  embedded.notices.forEach(say);
  return { ...embeddedDatabase(embedded.pglite), close: () => embedded.close() };
}
