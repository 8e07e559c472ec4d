import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@hearth/platform/config/config';
import { serverDatabase, sqlState } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';
import { readMigrations } from '@hearth/platform/database/migrate';
import type { Migration } from '@hearth/platform/database/migrate';
import type { Log } from '@hearth/platform/log';
import type { Application } from '@hearth/server/application';
import { templateIfMissing } from '@hearth/server/boot/database-template';
import { isNewEmbedded, openDatabase } from '@hearth/server/boot/open-database';
import type { CommandContext } from '../context.ts';
import { OperatorError } from '../operator-error.ts';
import { commandLog, readSettings, ROOT } from './settings.ts';

/** An installation whose database is open. */
export interface OpenInstallation {
  readonly config: Config;
  readonly log: Log;
  /** The database as the server uses it. */
  readonly database: Database;
  /** The same database as the owner of its schema, where MIGRATION_DATABASE_URL names one. */
  readonly owner: Database;
}

const FEW_CONNECTIONS = 2;

/**
 * Opens the installation's database for a command. The embedded one takes one process: while a server runs on it, this throws
 * DataDirectoryInUse. One that does not exist yet is made only for commands that make one.
 */
export async function withInstallation<T>(
  context: CommandContext,
  work: (installation: OpenInstallation) => Promise<T>,
  { makesDatabase = false }: { readonly makesDatabase?: boolean } = {},
): Promise<T> {
  const config = readSettings(context);
  const isNew = isNewEmbedded(config);
  if (isNew && !makesDatabase)
    throw new OperatorError(
      `There is no database in ${config.dataDir} yet. \`hearth migrate\` makes one, and so does the first start of the server. Is DATA_DIR or DATABASE_URL missing?`,
    );
  const log = commandLog(context);
  const template = isNew ? await templateIfMissing() : undefined;
  const database = await openDatabase(config, { log, say: context.warn, template });
  const { migrationDatabaseUrl: ownerUrl } = config;
  const owner = ownerUrl === undefined ? database : serverDatabase(ownerUrl, FEW_CONNECTIONS);
  try {
    return await work({ config, log, database, owner });
  } finally {
    if (owner !== database) await owner.close();
    await database.close();
  }
}

/** Opens the installation and puts the server together on it, listening nowhere. */
export async function withApplication<T>(
  context: CommandContext,
  work: (application: Application, installation: OpenInstallation) => Promise<T>,
): Promise<T> {
  return withInstallation(context, async (installation) => {
    const { config, log, database, owner } = installation;
    await requireMigrated(owner);
    const { claimDatabase } = await import('@hearth/server/boot/own-database');
    await claimDatabase(database, config, context.clock.now());
    return runApplication(context, { config, log, database }, (application) => work(application, installation));
  });
}

/** Puts the server together on a migrated database, listening nowhere, for as long as `work` takes. */
export async function runApplication<T>(
  { clock }: Pick<CommandContext, 'clock'>,
  parts: Pick<OpenInstallation, 'config' | 'log' | 'database'>,
  work: (application: Application) => Promise<T>,
): Promise<T> {
  const { createApplication } = await import('@hearth/server/application');
  const application = await createApplication({ ...parts, clock, checkAnswers: false });
  try {
    return await work(application);
  } finally {
    await application.stop();
  }
}

/** Which migrations a database lacks, and which it has that this version does not know. */
export interface MigrationState {
  readonly all: readonly Migration[];
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

const NO_SUCH_TABLE = ['42P01', '3F000'];
const FORBIDDEN = '42501';

/** Compares the migrations of a database with those of this version. */
export async function findMigrations(database: Database): Promise<MigrationState> {
  const all = await readMigrations(ROOT);
  const rows = await database
    .asOwner((query) => query('select name from platform.migration order by name'))
    .catch((error: unknown) => {
      if (NO_SUCH_TABLE.includes(sqlState(error) ?? '')) return [];
      if (sqlState(error) === FORBIDDEN)
        throw new OperatorError(
          'The role of DATABASE_URL may not use this database yet. Run `hearth migrate` with MIGRATION_DATABASE_URL first.',
          { cause: error },
        );
      throw error;
    });
  const done = new Set(rows.map(({ name }) => String(name)));
  const known = new Set(all.map(({ name }) => name));
  return {
    all,
    missing: all.map(({ name }) => name).filter((name) => !done.has(name)),
    unknown: [...done].filter((name) => !known.has(name)),
  };
}

/** Throws unless the database has exactly the schema of this version. */
export async function requireMigrated(database: Database): Promise<void> {
  const { missing, unknown } = await findMigrations(database);
  if (unknown.length > 0)
    throw new OperatorError(
      `The database was written by a newer version of Hearth (it holds the migration ${unknown[0]}). Use that version.`,
    );
  if (missing.length > 0)
    throw new OperatorError(`The database lacks ${missing.length} migrations. Run \`hearth migrate\` first.`);
}

/** Whether the installation has a key to open sealed values with; without one the server would make itself a new one. */
export function hasSecretKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): boolean {
  return secretKey !== undefined || existsSync(join(dataDir, 'secret.key'));
}
