import type { Command } from 'commander';
import { ConfigError } from '@hearth/platform/config/config';
import type { CommandContext } from '../context.ts';
import { examine } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';
import { readSettings } from '../installation/settings.ts';
import { OperatorError } from '../operator-error.ts';

const MORE = `
Looks at the settings, the disk, the key, the database with its schema, roles and jobs, the files, and the mail server. It changes nothing
but one small file that it writes and deletes again. While a server runs on the embedded database, that server is asked how it is.`;

const WORDS: Readonly<Record<Finding['state'], string>> = { good: 'ok     ', doubtful: 'warning', bad: 'problem' };

/** Adds `hearth doctor`. */
export function addDoctor(program: Command, context: CommandContext): void {
  program
    .command('doctor')
    .summary('look for what is wrong with an installation')
    .description(
      'Looks for what is wrong with an installation. Ends with 1 when there is a problem; warnings alone end with 0.',
    )
    .option('--json', 'one JSON object a line')
    .addHelpText('after', MORE)
    .action(({ json: asJson = false }: { readonly json?: boolean }) => runDoctor(context, asJson));
}

async function runDoctor(context: CommandContext, asJson: boolean): Promise<void> {
  let problems = 0;
  const tell = (finding: Finding): void => {
    if (finding.state === 'bad') problems += 1;
    context.say(asJson ? JSON.stringify(finding) : `${WORDS[finding.state]}  ${finding.what}: ${finding.text}`);
  };
  try {
    for await (const finding of examine(context, readSettings(context))) tell(finding);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const text of error.problems) tell({ what: 'Settings', state: 'bad', text });
  }
  if (problems > 0) throw new OperatorError(problems === 1 ? 'There is 1 problem.' : `There are ${problems} problems.`);
}
