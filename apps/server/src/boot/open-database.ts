import { existsSync } from 'node:fs';
import type { Config } from '@hearth/platform/config/config';
import { embeddedDatabase, serverDatabase } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';
import { dataLayout } from '@hearth/platform/embedded/layout';
import { openEmbedded } from '@hearth/platform/embedded/open';
import type { Log } from '@hearth/platform/log';
import { loadKeyring } from '@hearth/platform/sealing/load-keyring';

/** Tells if the configured embedded database has yet to be created. */
export function isNewEmbedded(config: Config): boolean {
  return config.databaseUrl === undefined && !existsSync(dataLayout(config.dataDir).database);
}

/**
 * The database that the settings name: a server with DATABASE_URL, otherwise the embedded one in the data directory, which
 * starts from the template when it is fresh. `say` gets the sentences that the operator should read.
 */
export async function openDatabase(
  config: Config,
  parts: { readonly log: Log; readonly template: string | undefined; readonly say: (line: string) => void },
): Promise<Database> {
  if (config.databaseUrl !== undefined) return serverDatabase(config.databaseUrl, config.databasePool);
  const { log, template, say } = parts;
  const embedded = await openEmbedded({ dataDir: config.dataDir, template, log, keys: loadKeyring(config) });
  embedded.notices.forEach(say);
  return { ...embeddedDatabase(embedded.pglite), close: () => embedded.close() };
}
