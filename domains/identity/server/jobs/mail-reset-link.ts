import { LANGUAGES } from '@hearth/kit/constants';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { defineJob } from '@hearth/platform/jobs/job-contract';
import type { Language } from '@hearth/kit/constants';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { ACTIVATION_LINK_MS, RESET_LINK_MS } from '../../rules/limits.ts';
import { sendAccountMail } from '../actions/send-letter.ts';
import { hasAddress, issueSecret } from '../mailed-secret.ts';
import type { Addressee } from '../mailed-secret.ts';
import { ownPageAddress } from '../page-link.ts';
import { findUser } from '../queries/user.ts';
import type { UserRow } from '../queries/user.ts';

export const MAIL_RESET_LINK = defineJob('identity.mailResetLink', {
  /** Null where there is no such account. */
  user_id: uuid.nullable(),
  language: z.enum(LANGUAGES),
  return_to: z.string().nullable(),
});

/** Makes the one link with which a person chooses a first or a new password, and voids the one before it. */
export async function issuePasswordLink(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'config'>,
  user: Addressee & Pick<UserRow, 'status'>,
  language: Language,
  returnTo: string | null,
): Promise<{ readonly link: string; readonly life: number; readonly first: boolean }> {
  const first = user.status === 'NO_PASSWORD';
  const life = first ? ACTIVATION_LINK_MS : RESET_LINK_MS;
  const { token } = await issueSecret(work, user, first ? 'ACTIVATE' : 'RESET_PASSWORD', life);
  const link = ownPageAddress(work.config, language, '/user/reset/password/token', token, { ref: returnTo });
  return { link, life, first };
}

/**
 * Mails the link to choose a first or a new password; does nothing without an address. Nothing to somebody without an
 * address.
 */
export async function mailPasswordLink(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'config' | 'mail'>,
  user: UserRow,
  language: Language,
  returnTo: string | null,
): Promise<void> {
  if (!hasAddress(user)) return;
  const { link, life, first } = await issuePasswordLink(work, user, language, returnTo);
  await sendAccountMail(work, {
    to: user,
    language,
    about: first ? 'activate' : 'reset',
    link,
    minutes: life / 60_000,
  });
}

/** Is false for drafts, disabled accounts and accounts whose password is managed elsewhere. */
export function canChoosePassword(user: UserRow): boolean {
  return user.status !== 'DRAFT_NO_PASSWORD' && user.disabled_at === null && user.external_auth_source === null;
}

/** Mails the link if an account has the address; runs in both cases, so that timing reveals nothing. */
export const mailResetLink = workOn(MAIL_RESET_LINK, {
  run: async ({ user_id: userId, language, return_to: returnTo }, { run }) => {
    if (userId === null) return;
    await run(SYSTEM, async (work) => {
      const user = await findUser(work.db, userId);
      if (user === undefined || !canChoosePassword(user)) return;
      await mailPasswordLink(work, user, language, returnTo);
    });
  },
});
