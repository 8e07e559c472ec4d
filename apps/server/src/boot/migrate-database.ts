import { ConfigError } from '@hearth/platform/config/config';
import type { Config } from '@hearth/platform/config/config';
import { serverDatabase, sqlState } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';
import { requireLoginRole, describeExcess, findLoginRole } from '@hearth/platform/database/login-role';
import { migrate } from '@hearth/platform/database/migrate';
import type { Migration } from '@hearth/platform/database/migrate';
import { Jobs } from '@hearth/platform/jobs/jobs';
import type { Log } from '@hearth/platform/log';

const FORBIDDEN = '42501';

/** Migrates as the owner of the schema, on a connection that ends with it, and lets the role of `database` serve what is there. */
async function migrateAsOwner(
  ownerUrl: string,
  database: Database,
  migrations: readonly Migration[],
  log: Log,
): Promise<string[]> {
  const owner = serverDatabase(ownerUrl, 2);
  try {
    const ran = await migrate(owner, migrations);
    const jobs = new Jobs(owner, log);
    await jobs.prepare(owner, []);
    await jobs.stop();
    await requireLoginRole(owner, await findLoginRole(database));
    return ran;
  } finally {
    await owner.close();
  }
}

/**
 * Brings the database to the newest schema: as its owner where MIGRATION_DATABASE_URL names one, otherwise by the role that
 * serves requests, and then says what that role can do too much.
 */
export async function migrateDatabase(
  config: Pick<Config, 'migrationDatabaseUrl'>,
  database: Database,
  migrations: readonly Migration[],
  { log, say }: { readonly log: Log; readonly say: (line: string) => void },
): Promise<void> {
  const { migrationDatabaseUrl: ownerUrl } = config;
  const ran = await (
    ownerUrl === undefined ? migrate(database, migrations) : migrateAsOwner(ownerUrl, database, migrations, log)
  ).catch((error: unknown) => {
    if (ownerUrl !== undefined || !isForbidden(error)) throw error;
    throw new ConfigError([
      'MIGRATION_DATABASE_URL: the schema has to be brought up to date, which the role of DATABASE_URL may not do',
    ]);
  });
  if (ran.length > 0) say(`Database: ${ran.length} migrations ran.`);
  const excess = database.kind === 'server' ? await describeExcess(database) : null;
  if (excess !== null) say(excess);
}

function isForbidden(error: unknown): boolean {
  return sqlState(error) === FORBIDDEN || (error instanceof Error && sqlState(error.cause) === FORBIDDEN);
}
