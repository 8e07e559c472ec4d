import { rmSync } from 'node:fs';
import type { Command } from 'commander';
import { findMode } from '@hearth/platform/config/installation';
import { SYSTEM } from '@hearth/platform/database';
import { dataLayout } from '@hearth/platform/embedded/layout';
import { listSnapshots } from '@hearth/platform/embedded/snapshot/snapshot-files';
import type { CommandContext } from '../context.ts';
import { openFiles } from '../installation/files.ts';
import { rebuild, requireUnused } from '../installation/empty.ts';
import { findMigrations, requireMigrated, withInstallation } from '../installation/open.ts';
import { OperatorError } from '../operator-error.ts';

/** Adds `hearth demo remove`. */
export function addDemo(program: Command, context: CommandContext): void {
  const demo = program.command('demo').description('Looks after a demonstration.');
  demo
    .command('remove')
    .description(
      'Removes everything from the database and the files of a demonstration, so that production can start on them. What people entered while trying goes, too. Stop the server first.',
    )
    .option('--yes', 'do it')
    .action(({ yes = false }: { readonly yes?: boolean }) => removeDemo(context, yes));
}

async function removeDemo(context: CommandContext, isSure: boolean): Promise<void> {
  await withInstallation(context, async ({ config, log, owner, database }) => {
    await requireMigrated(owner);
    await requireUnused(owner, config);
    if ((await database.run(SYSTEM, findMode)) !== 'demo')
      throw new OperatorError('This database is not of a demonstration. Nothing was removed.');
    if (!isSure)
      throw new OperatorError('Everything in the database and its files would be removed. Add --yes to do it.');
    await rebuild(owner, (await findMigrations(owner)).all, log);
    const files = await openFiles(config);
    let removed = 0;
    for await (const { key } of files.list()) {
      await files.delete(key);
      removed += 1;
    }
    // Otherwise damage would bring the demonstration back.
    if (config.databaseUrl === undefined)
      for (const { file } of listSnapshots(dataLayout(config.dataDir).snapshots)) rmSync(file);
    context.say(`The demonstration is gone, with ${removed} files. The next start begins with an empty database.`);
  });
}
