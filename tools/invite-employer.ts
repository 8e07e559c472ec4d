import { canonicalEmail } from '@hearth/domains/identity/service';
import { createInvitationLink } from '@hearth/domains/registration/service';
import { systemClock } from '@hearth/platform/clock';
import { ConfigError, readConfig } from '@hearth/platform/config/config';

/**
 * Prints a link with which an employer founds a company on this installation: `npm run invite-employer -- ana@example.com`, with
 * the settings of the server. Without an address whoever gets the link can use it. The server may be running.
 */
function main(address: string | undefined): string {
  const config = readConfig(process.env);
  const email = address === undefined ? null : canonicalEmail(address);
  if (address !== undefined && email === null) throw new ConfigError([`${address} is no email address`]);
  if (config.employerSignUp === 'closed')
    throw new ConfigError(['EMPLOYER_SIGN_UP: is closed, so no invitation would be accepted']);
  if (config.secretKey === undefined) throw new ConfigError(['SECRET_KEY: signs invitations, and is not set']);
  const { link, expiresAt } = createInvitationLink(config, email, systemClock.now());
  const whose = email === null ? 'Whoever opens it first' : email;
  return `${link}\n\n${whose} can found a company with this link, once, until ${expiresAt.toISOString()}.\n`;
}

try {
  process.stdout.write(main(process.argv[2]));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
