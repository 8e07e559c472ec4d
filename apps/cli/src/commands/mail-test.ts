import type { Command } from 'commander';
import type { Config } from '@hearth/platform/config/config';
import type { CommandContext } from '../context.ts';
import { readSettings } from '../installation/settings.ts';
import { OperatorError } from '../operator-error.ts';

/** How long each step with the mail server may take. */
const PATIENCE_MS = 15_000;

/** The client of the mail server that the settings name. */
export async function openTransport({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>) {
  if (smtpUrl === undefined) throw new OperatorError('SMTP_URL names the mail server, and is not set.');
  const { createTransport } = await import('nodemailer');
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(PATIENCE_MS));
  return createTransport(url.href, { from: mailFrom });
}

/** Adds `hearth mail-test`. */
export function addMailTest(program: Command, context: CommandContext): void {
  program
    .command('mail-test')
    .summary('send a test email')
    .description(
      'Sends a test email through the mail server of the settings, and shows what that server says. Servers may run.',
    )
    .argument('<address>', 'where to send it')
    .action((address: string) => sendTest(context, address));
}

async function sendTest(context: CommandContext, address: string): Promise<void> {
  const config = readSettings(context);
  const transport = await openTransport(config);
  try {
    const sent = await transport.sendMail({
      to: address,
      subject: 'Test email from Hearth',
      text: `This email shows that Hearth at ${config.publicUrl} can send emails.`,
    });
    context.say(`The mail server took the email for ${address}: ${sent.response}`);
    context.say(
      'If it does not arrive, look at the spam folder, and at the SPF and DKIM records of the sender’s domain.',
    );
  } catch (error) {
    throw new OperatorError(`The email was not sent: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    transport.close();
  }
}
