import { detectLanguage } from '@hearth/kit/installation/host-language';
import type { Work } from '@hearth/platform/module';
import { pageLink } from '../page-link.ts';
import { getUser } from '../queries/user.ts';
import { sendAccountMail } from './send-letter.ts';

/** Emails a person that a personal API token was created, so that nobody else creates one unnoticed. */
export async function tellOfNewToken(
  work: Pick<Work<'system'>, 'db' | 'mail' | 'config'>,
  userId: string,
  { name, host }: { readonly name: string; readonly host: string },
): Promise<void> {
  const language = detectLanguage(host);
  const alarm = pageLink(work.config, language, '/forgot-password');
  const to = await getUser(work.db, userId);
  await sendAccountMail(work, { to, language, about: 'tokenCreated', values: { name }, alarm });
}
