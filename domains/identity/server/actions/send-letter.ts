import type { Work } from '@hearth/platform/module';
import { composeMail } from '../letter.ts';
import type { MailContent } from '../letter.ts';

/** A mail to a person who may have no address. */
export interface MailToPerson extends Omit<MailContent, 'to'> {
  readonly to: { readonly email: string | null; readonly first_name: string };
}

/** Sends a mail with the transaction; does nothing for a person without an address. */
export async function sendAccountMail(work: Pick<Work, 'mail'>, { to, ...content }: MailToPerson): Promise<void> {
  if (to.email === null) return;
  await work.mail(composeMail({ ...content, to: { email: to.email, first_name: to.first_name } }));
}
