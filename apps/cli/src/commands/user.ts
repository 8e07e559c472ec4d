import type { Command } from 'commander';
import { SYSTEM } from '@hearth/platform/database';
import type { CommandContext } from '../context.ts';
import { withApplication } from '../installation/open.ts';
import { OperatorError } from '../operator-error.ts';

const REFUSALS = {
  UNKNOWN: 'No account has this email address or username.',
  NO_ADDRESS: 'The account has no email address, and a link is good for one address only. Add an address first.',
  PASSWORD_ELSEWHERE:
    'The account has no password here: it is disabled, invited but not accepted, or signs in with a provider.',
} as const;

const WHO = 'the email address or username of the account';

/** Adds `hearth user reset-password` and `hearth user reset-mfa`. */
export function addUser(program: Command, context: CommandContext): void {
  const user = program
    .command('user')
    .description('Helps people who cannot sign in. Make sure first that they are who they say.');
  user
    .command('reset-password')
    .description('Makes a one-time link with which a person chooses a new password. Nothing changes until they do.')
    .argument('<login>', WHO)
    .option('--mail', 'mail the link to the account’s address instead of printing it')
    .action((login: string, { mail = false }: { readonly mail?: boolean }) => resetPassword(context, login, mail));
  user
    .command('reset-mfa')
    .description(
      'Removes the second step of a person, with its recovery codes and trusted devices, and ends their sessions.',
    )
    .argument('<login>', WHO)
    .option('--passkeys', 'remove passkeys, too')
    .action((login: string, { passkeys = false }: { readonly passkeys?: boolean }) =>
      resetFactors(context, login, passkeys),
    );
}

async function resetPassword(context: CommandContext, login: string, isMailed: boolean): Promise<void> {
  const { issueOperatorLink } = await import('@hearth/domains/identity/service');
  const made = await withApplication(context, ({ runner }) =>
    runner.run(SYSTEM, (work) => issueOperatorLink(work, login, isMailed)),
  );
  if (typeof made === 'string') throw new OperatorError(REFUSALS[made]);
  if ('mailedTo' in made) {
    context.say(`A link for ${made.mailedTo} is in the outbox; a running server sends it.`);
    return;
  }
  context.say(made.link);
  context.warn(
    `Whoever opens this link chooses the password of ${login}. It works once, until ${made.expiresAt.toISOString()}.`,
  );
}

async function resetFactors(context: CommandContext, login: string, withPasskeys: boolean): Promise<void> {
  const { removeFactorsForOperator } = await import('@hearth/domains/identity/service');
  const removed = await withApplication(context, ({ runner }) =>
    runner.run(SYSTEM, (work) => removeFactorsForOperator(work, login, withPasskeys)),
  );
  if (removed === null) throw new OperatorError(REFUSALS.UNKNOWN);
  if (!removed) throw new OperatorError(`${login} has no second step.`);
  context.say(`${login} signs in with the password alone, and is told by mail. All their sessions have ended.`);
}
