import type { Command } from 'commander';
import { migrateDatabase } from '@hearth/server/boot/migrate-database';
import type { CommandContext } from '../context.ts';
import { findMigrations, withInstallation } from '../installation/open.ts';

const MORE = `
A start does the same. Use it to migrate before servers of the new version start, or with MIGRATION_DATABASE_URL where the servers have no
such setting. Several at once are safe: one migrates, the others go on after it.`;

/** Adds `hearth migrate`. */
export function addMigrate(program: Command, context: CommandContext): void {
  program
    .command('migrate')
    .summary('bring the database to the newest schema')
    .description('Brings the database to the newest schema, as MIGRATION_DATABASE_URL where that is set.')
    .option('--pending', 'only list the migrations that would run')
    .addHelpText('after', MORE)
    .action(async ({ pending = false }: { readonly pending?: boolean }) => runMigrate(context, pending));
}

async function runMigrate(context: CommandContext, onlyLists: boolean): Promise<void> {
  const { say } = context;
  await withInstallation(
    context,
    async ({ config, database, owner, log }) => {
      const { all, missing } = await findMigrations(owner);
      if (onlyLists) {
        missing.forEach((name) => say(name));
        say(`${missing.length} of ${all.length} migrations would run.`);
        return;
      }
      await migrateDatabase(config, database, all, { log, say });
      say('The database has the newest schema.');
    },
    { makesDatabase: !onlyLists },
  );
}
