import type { Command } from 'commander';
import type { CommandContext } from '../context.ts';
import { readSettings } from '../installation/settings.ts';
import { OperatorError } from '../operator-error.ts';

/** Adds `hearth employer invite`. */
export function addEmployer(program: Command, context: CommandContext): void {
  const employer = program.command('employer').description('Looks after who may found a company here.');
  employer
    .command('invite')
    .description(
      'Makes a link with which an employer founds a company on this installation. Needs no database: servers may run.',
    )
    .argument('[email]', 'the only address that the link works for; without it, whoever opens it first')
    .action((email: string | undefined) => inviteEmployer(context, email));
}

async function inviteEmployer(context: CommandContext, address: string | undefined): Promise<void> {
  const { canonicalEmail } = await import('@hearth/domains/identity/service');
  const { createInvitationLink } = await import('@hearth/domains/registration/service');
  const config = readSettings(context);
  const email = address === undefined ? null : canonicalEmail(address);
  if (address !== undefined && email === null) throw new OperatorError(`${address} is not an email address.`);
  if (config.employerSignUp === 'closed')
    throw new OperatorError('EMPLOYER_SIGN_UP is closed, so no invitation would be accepted.');
  if (config.secretKey === undefined) throw new OperatorError('SECRET_KEY signs invitations, and is not set.');
  const { link, expiresAt } = createInvitationLink(config, email, context.clock.now());
  context.say(link);
  const whose = email === null ? 'Whoever opens it first' : email;
  context.warn(`${whose} can found a company with this link, once, until ${expiresAt.toISOString()}.`);
}
