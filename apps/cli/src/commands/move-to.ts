import { join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import { serverDatabase } from '@hearth/platform/database';
import { copyDatabase } from '../copy/move.ts';
import type { CommandContext } from '../context.ts';
import { hasContent, requireSchema, requireUnused } from '../installation/empty.ts';
import { findMigrations, requireMigrated, withInstallation } from '../installation/open.ts';
import { OperatorError } from '../operator-error.ts';

const MORE = `
Stop the server first. The address is that of the owner of the new, empty database (docs/hosting/backup.md says which roles to make).
Every table is copied, counted and hashed on both sides; nothing is kept there unless all of them are equal, and nothing changes here.
Files stay where they are: \`hearth files move\` moves them.`;

/** Connections: one copies, and the queue's own come beside it. */
const CONNECTIONS = 2;

function readAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol))
    throw new InvalidArgumentError('It has to be an address like postgres://owner:password@host/database.');
  return text;
}

/** Adds `hearth move-to`. */
export function addMoveTo(program: Command, context: CommandContext): void {
  program
    .command('move-to')
    .summary('copy the database to a PostgreSQL server')
    .description(
      'Copies the database that the settings name, usually the embedded one, to an empty one on a PostgreSQL server.',
    )
    .argument('<address>', 'postgres://owner:password@host/database', readAddress)
    .addHelpText('after', MORE)
    .action((address: string) => moveTo(context, address));
}

async function moveTo(context: CommandContext, address: string): Promise<void> {
  const { say } = context;
  await withInstallation(context, async ({ config, log, owner }) => {
    await requireMigrated(owner);
    await requireUnused(owner, config);
    const target = serverDatabase(address, CONNECTIONS);
    try {
      if (await hasContent(target)) throw new OperatorError('The database of that address has people in it already.');
      await requireSchema(target, (await findMigrations(owner)).all, log);
      const sums = await copyDatabase(owner, target);
      const rows = [...sums.values()].reduce((sum, table) => sum + table.rows, 0);
      say(
        `${rows} rows of ${sums.size} tables were copied. Each table has the same number of rows and the same hash there.`,
      );
    } finally {
      await target.close();
    }
    say(
      'Now set MIGRATION_DATABASE_URL to that address and DATABASE_URL to the role that serves; `hearth migrate` lets that role in.',
    );
    if (config.secretKey === undefined)
      say(`Set SECRET_KEY to the content of ${join(config.dataDir, 'secret.key')}, or no sealed value opens.`);
  });
}
