import type { Language } from '@hearth/kit/constants';
import type { Work } from '@hearth/platform/module';
import { endSessions } from './end-session.ts';
import { sendAccountMail } from './send-letter.ts';
import { pageLink } from '../page-link.ts';
import { attemptKey, forgetAttempts } from '../queries/attempt.ts';
import { endTrust } from '../queries/known-device.ts';
import { deleteSecrets } from '../queries/mailed-secret.ts';
import { updateUser } from '../queries/user.ts';
import type { UserRow } from '../queries/user.ts';

type PasswordContext = Pick<Work<'system'>, 'db' | 'emit' | 'clock' | 'config' | 'mail'>;

/**
 * Gives a person a new password. Every session ends but the one that may be kept, every link for a password is void, wrong tries are
 * forgotten, and the person is told by mail: of a first password as such.
 */
export async function setPassword(
  work: PasswordContext,
  user: Pick<UserRow, 'id' | 'email' | 'first_name' | 'status'>,
  passwordHash: string,
  language: Language,
  keptSession: string | null = null,
): Promise<void> {
  await updateUser(work.db, user.id, { password_hash: passwordHash, status: 'ACTIVE' });
  await deleteSecrets(work.db, user.id, ['RESET_PASSWORD', 'ACTIVATE']);
  await forgetAttempts(work.db, attemptKey('login-user', user.id));
  await endTrust(work.db, user.id);
  await endSessions(work, user.id, 'CREDENTIALS_CHANGED', keptSession);
  const alarm = pageLink(work.config, language, '/forgot-password');
  const about = user.status === 'NO_PASSWORD' ? 'passwordSet' : 'passwordChanged';
  await sendAccountMail(work, { to: user, language, about, alarm });
}
