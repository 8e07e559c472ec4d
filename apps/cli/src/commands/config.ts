import type { Command } from 'commander';
import { describeStart } from '@hearth/server/boot/start-report';
import type { CommandContext } from '../context.ts';
import { readSettings } from '../installation/settings.ts';

/** Adds `hearth config check`. */
export function addConfig(program: Command, context: CommandContext): void {
  const config = program.command('config').description('Looks at the settings.');
  config
    .command('check')
    .description(
      'Reads the settings as a start would, and says what they mean. Nothing is opened. Every problem is named at once.',
    )
    .action(() => {
      describeStart(readSettings(context)).forEach((line) => context.say(line));
      context.say('The settings are good to start with.');
    });
}
