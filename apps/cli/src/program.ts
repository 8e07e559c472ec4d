import { Command } from 'commander';
import { addAudit } from './commands/audit.ts';
import { addBackup } from './commands/backup.ts';
import { addConfig } from './commands/config.ts';
import { addEmployer } from './commands/employer.ts';
import { addMigrate } from './commands/migrate.ts';
import { addOwner } from './commands/owner.ts';
import { addRestore } from './commands/restore.ts';
import { addUser } from './commands/user.ts';
import { addDemo } from './commands/demo.ts';
import { addDoctor } from './commands/doctor.ts';
import { addFiles } from './commands/files.ts';
import { addJobs } from './commands/jobs.ts';
import { addMailTest } from './commands/mail-test.ts';
import { addMoveTo } from './commands/move-to.ts';
import type { CommandContext } from './context.ts';
import { readVersion } from './installation/settings.ts';

const MORE = `
The settings are those of the server, from the same environment. Commands end with 0 when they were done, with 1 when they failed, and
with 2 when they were called in a wrong way. \`hearth <command> --help\` says more.`;

/** Every command of the command line. It writes through the context and never ends the process. */
export function createProgram(context: CommandContext): Command {
  const program = new Command('hearth')
    .description('Sets up and looks after an installation of Hearth.')
    .version(readVersion(), '--version', 'show the version')
    .helpOption('--help', 'show what there is')
    .addHelpText('after', MORE)
    .showHelpAfterError('(--help shows what there is)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.say(text.trimEnd()),
      writeErr: (text) => context.warn(text.trimEnd()),
    });
  for (const add of COMMANDS) add(program, context);
  return program;
}

const COMMANDS: readonly ((program: Command, context: CommandContext) => void)[] = [
  addConfig,
  addMigrate,
  addOwner,
  addEmployer,
  addUser,
  addBackup,
  addRestore,
  addMoveTo,
  addFiles,
  addDoctor,
  addMailTest,
  addJobs,
  addAudit,
  addDemo,
];
