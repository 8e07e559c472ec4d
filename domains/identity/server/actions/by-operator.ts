import { detectLanguage } from '@hearth/kit/installation/host-language';
import type { Work } from '@hearth/platform/module';
import { endSessions } from './end-session.ts';
import { findByLoginName } from './find-by-login-name.ts';
import { sendAccountMail } from './send-letter.ts';
import { canChoosePassword, issuePasswordLink, mailPasswordLink } from '../jobs/mail-reset-link.ts';
import { hasAddress } from '../mailed-secret.ts';
import { pageLink } from '../page-link.ts';
import { endTrust } from '../queries/known-device.ts';
import { deleteSecrets } from '../queries/mailed-secret.ts';
import { deletePasskeys } from '../queries/passkey.ts';
import { deleteSecondFactor, findSecondFactor } from '../queries/second-factor.ts';

type OperatorWork = Pick<Work<'system'>, 'db' | 'clock' | 'config' | 'mail' | 'emit'>;

/** Why the operator cannot help an account in this way. */
export type OperatorRefusal = 'UNKNOWN' | 'NO_ADDRESS' | 'PASSWORD_ELSEWHERE';

/** A link to choose a password: itself, or the address that it was mailed to. */
export type OperatorLink = { readonly link: string; readonly expiresAt: Date } | { readonly mailedTo: string };

/**
 * Makes the link with which the person of a login name chooses a new password, for an operator who has made sure who asks. The old
 * password and all sessions work until the link is used; a second factor is asked for afterwards as before.
 */
export async function issueOperatorLink(
  work: OperatorWork,
  loginName: string,
  isMailed: boolean,
): Promise<OperatorLink | OperatorRefusal> {
  const { db, config, clock } = work;
  const user = await findByLoginName(db, loginName);
  if (user === undefined) return 'UNKNOWN';
  if (!canChoosePassword(user)) return 'PASSWORD_ELSEWHERE';
  if (!hasAddress(user)) return 'NO_ADDRESS';
  const language = detectLanguage(new URL(config.publicUrl).host);
  if (isMailed) {
    await mailPasswordLink(work, user, language, null);
    return { mailedTo: user.email };
  }
  const { link, life } = await issuePasswordLink(work, user, language, null);
  return { link, expiresAt: new Date(clock.now().getTime() + life) };
}

/**
 * Removes the second factor of the person of a login name, with its recovery codes and trusted devices, and passkeys where asked for, and
 * ends their sessions; they are told by mail. Null for an unknown name; false where there was nothing to remove.
 */
export async function removeFactorsForOperator(
  work: OperatorWork,
  loginName: string,
  withPasskeys: boolean,
): Promise<boolean | null> {
  const { db, config } = work;
  const user = await findByLoginName(db, loginName);
  if (user === undefined) return null;
  const had = (await findSecondFactor(db, user.id)) !== undefined;
  if (!had && !withPasskeys) return false;
  await deleteSecondFactor(db, user.id);
  if (withPasskeys) await deletePasskeys(db, user.id);
  await deleteSecrets(db, user.id, ['LOST_DEVICE']);
  await endTrust(db, user.id);
  await endSessions(work, user.id, 'CREDENTIALS_CHANGED');
  const language = detectLanguage(new URL(config.publicUrl).host);
  const alarm = pageLink(config, language, '/forgot-password');
  await sendAccountMail(work, { to: user, language, about: 'factorOff', alarm });
  return true;
}
