import type { Language } from '@hearth/kit/constants';
import type { Work } from '@hearth/platform/module';
import { VERIFICATION_MS } from '../../rules/limits.ts';
import { sendAccountMail } from './send-letter.ts';
import { hasAddress, issueSecret } from '../mailed-secret.ts';
import { ownPageAddress } from '../page-link.ts';
import type { UserRow } from '../queries/user.ts';

/** Sends the link and the code that prove a person's address, unless it is proven. */
export async function sendVerificationMail(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'config' | 'mail'>,
  user: UserRow,
  language: Language,
): Promise<void> {
  if (user.email_verified_at !== null || !hasAddress(user)) return;
  const { token, code } = await issueSecret(work, user, 'VERIFY_EMAIL', VERIFICATION_MS);
  const link = ownPageAddress(work.config, language, '/user/verify', token);
  await sendAccountMail(work, { to: user, language, about: 'verify', link, code });
}
