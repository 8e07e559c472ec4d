import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { loadKeyring } from '@hearth/platform/sealing/load-keyring';
import type { Keyring } from '@hearth/platform/sealing/keyring';
import { SealKeyMissing } from '@hearth/platform/sealing/keyring';
import { migrationsOf, requireFitting, restoreDatabase, restoreFiles } from '../backup/restore.ts';
import { verifyBackup } from '../backup/read.ts';
import type { VerifiedBackup } from '../backup/read.ts';
import type { CommandContext } from '../context.ts';
import { openFiles } from '../installation/files.ts';
import { hasSecretKey, runApplication, withInstallation } from '../installation/open.ts';
import { readSettings } from '../installation/settings.ts';
import { OperatorError } from '../operator-error.ts';
import { BACKUP_KEYS } from './backup.ts';

const MORE = `
Everything in the archive is compared with its checksums before anything is changed. The database has to be empty; with --replace what is
in it is removed first, so make a backup of that before. Afterwards each table is counted and hashed, migrations since the backup run, and
what people had erased since is erased again.

Leave erasures/ and audit/ among the files as they are: they outlive backups on purpose.`;

/** Adds `hearth restore`. */
export function addRestore(program: Command, context: CommandContext): void {
  program
    .command('restore')
    .summary('restore an archive of `hearth backup`')
    .description(
      'Restores an archive of `hearth backup` to the database and the files that the settings name. Stop all servers first.',
    )
    .argument('<file>', 'the archive')
    .option('--replace', 'remove what is in the database')
    .option('--check', 'only compare the archive with its checksums, and change nothing')
    .addHelpText('after', MORE)
    .action(async (file: string, options: { replace?: boolean; check?: boolean }) =>
      runRestore(context, resolve(context.folder, file), options),
    );
}

/** Reads the whole archive; what is wrong with it is said in one sentence. */
async function verify(file: string, keys: Keyring): Promise<VerifiedBackup> {
  try {
    return await verifyBackup(file, keys.derive(BACKUP_KEYS));
  } catch (error) {
    if (error instanceof OperatorError || error instanceof SealKeyMissing) throw error;
    throw new OperatorError(
      `${file} is damaged, or no backup of Hearth. Nothing was changed. (${error instanceof Error ? error.message : String(error)})`,
      { cause: error },
    );
  }
}

async function runRestore(
  context: CommandContext,
  file: string,
  { replace: replaces = false, check = false }: { readonly replace?: boolean; readonly check?: boolean },
): Promise<void> {
  const { say } = context;
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  const config = readSettings(context);
  if (!hasSecretKey(config))
    throw new OperatorError(
      `There is no key to open the backup with. Set SECRET_KEY to the one of the installation that it is of, or put its secret.key into ${config.dataDir}.`,
    );
  const keys = loadKeyring(config);
  const backup = await verify(file, keys);
  const { head, manifest } = backup;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `The backup of ${head.made_at} (version ${head.version}, ${head.mode}, ${head.database} database) is whole: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.count} files.`,
  );
  await migrationsOf(head);
  requireFitting(head, config, keys);
  if (check) return;
  await withInstallation(
    context,
    async (installation) => {
      await restoreDatabase(installation, backup, { replaces, say });
      say(`Database: every table holds the rows that were saved.`);
      const { written, kept } = await restoreFiles(await openFiles(config), backup);
      say(`Files: ${written} written, ${kept} were there already.`);
      await runApplication(context, installation, (application) => application.beforeServing());
      say('What had been erased since the backup is erased again. The server can be started.');
    },
    { makesDatabase: true },
  );
}
