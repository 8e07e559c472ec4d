import { LANGUAGES } from '@hearth/kit/constants';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { defineJob } from '@hearth/platform/job-contract';
import type { Language } from '@hearth/kit/constants';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { ACTIVATION_LINK_MS, RESET_LINK_MS } from '../../rules/limits.ts';
import { sendLetter } from '../send-letter.ts';
import { hasAddress, issueSecret } from '../mailed-secret.ts';
import { ownPageAddress } from '../page-link.ts';
import { findUser } from '../queries/user.ts';
import type { UserRow } from '../queries/user.ts';

export const MAIL_RESET_LINK = defineJob('identity.mailResetLink', {
  /** Null where there is no such account. */
  user_id: uuid.nullable(),
  language: z.enum(LANGUAGES),
  return_to: z.string().nullable(),
});

/** Sends the link with which somebody chooses a password: their first one, or a new one in the place of a forgotten one. Nothing to somebody without an address. */
export async function mailPasswordLink(
  work: Pick<Work<'system'>, 'db' | 'clock' | 'config' | 'mail'>,
  user: UserRow,
  language: Language,
  returnTo: string | null,
): Promise<void> {
  if (!hasAddress(user)) return;
  const first = user.status === 'NO_PASSWORD';
  const life = first ? ACTIVATION_LINK_MS : RESET_LINK_MS;
  const { token } = await issueSecret(work, user, first ? 'ACTIVATE' : 'RESET_PASSWORD', life);
  const link = ownPageAddress(work.config, language, '/user/reset/password/token', token, { ref: returnTo });
  await sendLetter(work, {
    to: user,
    language,
    about: first ? 'activate' : 'reset',
    link,
    minutes: life / 60_000,
  });
}

/** Whether an account may choose a password by mail: not a draft, not a disabled one, not one whose password is kept elsewhere. */
function mayChoose(user: UserRow): boolean {
  return user.status !== 'DRAFT_NO_PASSWORD' && user.disabled_at === null && user.external_auth_source === null;
}

/** Writes the mail that somebody asked for, if there is an account with an address: asked for in both cases, so that asking tells nothing. */
export const mailResetLink = workOn(MAIL_RESET_LINK, {
  run: async ({ user_id: userId, language, return_to: returnTo }, { run }) => {
    if (userId === null) return;
    await run(SYSTEM, async (work) => {
      const user = await findUser(work.db, userId);
      if (user === undefined || !mayChoose(user)) return;
      await mailPasswordLink(work, user, language, returnTo);
    });
  },
});
