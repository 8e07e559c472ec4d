import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Config } from '@hearth/platform/config/config';
import { findMode } from '@hearth/platform/config/installation';
import { embeddedDatabase, SYSTEM } from '@hearth/platform/database';
import type { Database } from '@hearth/platform/database';
import { openScratchFolder } from '@hearth/platform/embedded/engine';
import { dataLayout, momentInName } from '@hearth/platform/embedded/layout';
import { unpackArchive } from '@hearth/platform/embedded/snapshot/archive';
import { listSnapshots } from '@hearth/platform/embedded/snapshot/snapshot-files';
import { loadKeyring } from '@hearth/platform/sealing/load-keyring';
import type { BackupHead } from '../backup/format.ts';
import { FORMAT } from '../backup/format.ts';
import { writeBackup } from '../backup/write.ts';
import type { CommandContext } from '../context.ts';
import { whileOwnerReads } from '../copy/tables.ts';
import { openFiles } from '../installation/files.ts';
import { requireMigrated, withInstallation } from '../installation/open.ts';
import { readSettings, readVersion } from '../installation/settings.ts';
import { OperatorError } from '../operator-error.ts';

interface BackupOptions {
  readonly plain?: boolean;
  readonly snapshot?: boolean;
}

const MORE = `
The archive holds the database, the files and a manifest with checksums, and is restored on either database. It never holds keys: keep
SECRET_KEY (or the file secret.key of the data directory) somewhere else; without it the archive does not open.

On PostgreSQL servers may run meanwhile. The embedded database takes one process: stop the server, or use --snapshot.`;

/** What backups are sealed with, derived from the installation's key. */
export const BACKUP_KEYS = 'backups';

/** Adds `hearth backup`. */
export function addBackup(program: Command, context: CommandContext): void {
  program
    .command('backup')
    .summary('write database and files to one archive')
    .description('Writes the whole installation to one archive, sealed with its SECRET_KEY.')
    .argument('[file]', 'the archive to write (default: hearth-<moment>.tar.gz.sealed in the current folder)')
    .option('--plain', 'do not seal the archive: anyone who has it reads everything')
    .option('--snapshot', 'of the embedded database: take the newest hourly snapshot, beside a running server')
    .addHelpText('after', MORE)
    .action(async (file: string | undefined, options: BackupOptions) => runBackup(context, file, options));
}

async function runBackup(context: CommandContext, file: string | undefined, options: BackupOptions): Promise<void> {
  const { clock, folder, say, warn } = context;
  const madeAt = clock.now();
  const isPlain = options.plain === true;
  const usual = `hearth-${momentInName(madeAt)}.tar.gz${isPlain ? '' : '.sealed'}`;
  const target = resolve(folder, file ?? usual);
  if (existsSync(target)) throw new OperatorError(`${target} exists already.`);
  const write = async (config: Config, database: Database): Promise<void> => {
    await requireMigrated(database);
    const keys = loadKeyring(config);
    const head = await describeInstallation(config, database, { madeAt, keyName: keys.current });
    const files = await openFiles(config);
    const [key] = keys.derive(BACKUP_KEYS);
    const made = await whileOwnerReads(database, () =>
      writeBackup({ database, files, head }, target, isPlain ? undefined : key),
    );
    say(
      `${target}: ${made.rows} rows of ${made.tables} tables, ${made.files.count} files, ${megabytes(made.bytes)} in all.`,
    );
    for (const { setting, name } of head.keys)
      say(`Not in it: ${setting}${name === null ? '' : ` (short name ${name})`}. Keep it where the backups are not.`);
    if (isPlain) warn('The archive is not sealed: it holds personal data that anyone who has the file can read.');
  };
  if (options.snapshot === true) await withSnapshot(context, write);
  else
    await withInstallation(context, ({ config, owner }) => write(config, owner)).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'DataDirectoryInUse')
        throw new OperatorError(`${error.message} With --snapshot the newest hourly snapshot is taken instead.`);
      throw error;
    });
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

/** The head of a backup: where it comes from, and which keys it needs. */
async function describeInstallation(
  config: Config,
  database: Database,
  { madeAt, keyName }: { readonly madeAt: Date; readonly keyName: string },
): Promise<Omit<BackupHead, 'migrations' | 'tables'>> {
  const mode = await database.run(SYSTEM, findMode);
  const kept = config.secretKey === undefined ? `the file ${join(config.dataDir, 'secret.key')}` : 'SECRET_KEY';
  return {
    product: 'hearth',
    format: FORMAT,
    version: readVersion(),
    made_at: madeAt.toISOString(),
    mode: mode ?? config.mode,
    database: database.kind,
    keys: [
      { setting: kept, name: keyName },
      ...(config.fileSigningKey === undefined ? [] : [{ setting: 'FILE_SIGNING_KEY', name: null }]),
      ...(config.mailIn === undefined ? [] : [{ setting: 'MAIL_IN_SECRET', name: null }]),
    ],
  };
}

/** Opens a copy of the newest snapshot of the embedded database, which a server may go on using. */
async function withSnapshot(
  context: CommandContext,
  work: (config: Config, database: Database) => Promise<void>,
): Promise<void> {
  const config = readSettings(context);
  if (config.databaseUrl !== undefined)
    throw new OperatorError(
      '--snapshot is for the embedded database. On PostgreSQL a backup runs beside the servers as it is.',
    );
  const { snapshots } = dataLayout(config.dataDir);
  const [newest] = listSnapshots(snapshots);
  if (newest === undefined) throw new OperatorError(`There is no snapshot in ${snapshots} yet.`);
  context.say(`From the snapshot ${basename(newest.file)} of ${newest.takenAt.toISOString()}.`);
  const scratch = await mkdtemp(join(snapshots, '.backup-'));
  try {
    await unpackArchive(newest.file, scratch, { durable: false, keys: loadKeyring(config).derive('snapshots') });
    const pglite = await openScratchFolder(scratch);
    try {
      await work(config, embeddedDatabase(pglite));
    } finally {
      await pglite.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
