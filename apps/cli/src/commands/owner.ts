import type { Command } from 'commander';
import { SYSTEM } from '@hearth/platform/database';
import type { CommandContext } from '../context.ts';
import { withApplication } from '../installation/open.ts';
import { OperatorError } from '../operator-error.ts';

const MORE = `
Links of earlier starts and calls are void then. The link is printed, or mailed where FIRST_OWNER_EMAIL is set. On PostgreSQL servers may
run meanwhile. Once there is an owner, others are invited by the owner or with \`hearth employer invite\`.`;

/** Adds `hearth owner create`. */
export function addOwner(program: Command, context: CommandContext): void {
  const owner = program.command('owner').description('Looks after the owner of the installation.');
  owner
    .command('create')
    .description('Makes the one-time link with which a person becomes the first owner of this installation.')
    .option('--email <address>', 'mail the link to this address, and have it work for that address only')
    .addHelpText('after', MORE)
    .action(async ({ email }: { readonly email?: string }) => createOwner(context, email));
}

async function createOwner(context: CommandContext, address: string | undefined): Promise<void> {
  const { say } = context;
  const { canonicalEmail } = await import('@hearth/domains/identity/service');
  const { offerFirstOwner } = await import('@hearth/domains/registration/service');
  if (address !== undefined && canonicalEmail(address) === null)
    throw new OperatorError(`${address} is not an email address.`);
  await withApplication(context, async ({ runner }, { config }) => {
    const settings = address === undefined ? config : { ...config, firstOwnerEmail: address };
    const offer = await runner.run(SYSTEM, (work) => offerFirstOwner({ ...work, config: settings }));
    if (offer === null)
      throw new OperatorError(
        'This installation has an owner already. Owners invite others under Team; `hearth employer invite` makes a link for another company.',
      );
    const until = `until ${offer.expiresAt.toISOString()}`;
    if ('link' in offer) {
      say(offer.link);
      context.warn(`Whoever opens this link becomes the owner. It works once, ${until}.`);
    } else say(`A link for ${offer.mailedTo} is in the outbox; a running server sends it. It works once, ${until}.`);
  });
}
