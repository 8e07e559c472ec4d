import { failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { tokenHash } from '@hearth/platform/secrets/token';
import { confirmResetPassword } from '../../../contract/recovery-endpoints.ts';
import { EXTERNAL_USER, LINK_NOT_VALID, PASSWORDS_DIFFER } from '../../../contract/failures.ts';
import { RESET_CODES_PER_NETWORK } from '../../../rules/limits.ts';
import { removeUnprovenFactors } from '../../actions/forget-unproven-factors.ts';
import { limitByNetwork } from '../../actions/limit-attempts.ts';
import { hashPassword } from '../../password-hash.ts';
import { findSecret, consumeSecret } from '../../queries/mailed-secret.ts';
import { findUser, updateUser } from '../../queries/user.ts';
import { createFieldFailure, refuseWeakPassword } from '../../refused-field.ts';
import { setPassword } from '../../actions/set-password.ts';

const PURPOSES = ['RESET_PASSWORD', 'ACTIVATE'] as const;

/**
 * Sets the password of the person whom the code was sent to; nothing else in the call can name somebody. The code is taken
 * away by the statement that finds it. Nobody is signed in by this, and a second factor is still asked for afterwards.
 */
export const confirmResetPasswordHandler = implement(
  confirmResetPassword,
  async ({ body }, { run, clock, request }) => {
    refuseWeakPassword(body.new_password, 'new_password');
    if (body.new_password !== body.confirm_new_password)
      throw createFieldFailure(PASSWORDS_DIFFER, 'confirm_new_password', 'same');
    const hash = tokenHash(body.code);
    // Looked at first: a code that is none is not worth the work of hashing a password.
    const known = await run(SYSTEM, async ({ db }) => {
      await limitByNetwork(db, 'reset-code', request.ip, RESET_CODES_PER_NETWORK, clock.now());
      return findSecret(db, hash, PURPOSES, clock.now());
    });
    if (known === undefined) throw failure(LINK_NOT_VALID);
    const passwordHash = await hashPassword(body.new_password);
    await run(SYSTEM, async (work) => {
      const now = clock.now();
      const secret = await consumeSecret(work.db, hash, PURPOSES, now);
      const user = secret === undefined ? undefined : await findUser(work.db, secret.user_id);
      if (secret === undefined || user === undefined || user.disabled_at !== null || user.email !== secret.address)
        throw failure(LINK_NOT_VALID);
      if (user.external_auth_source !== null) throw failure(EXTERNAL_USER);
      if (user.email_verified_at === null) {
        await removeUnprovenFactors(work.db, user.id);
        await updateUser(work.db, user.id, { email_verified_at: now });
      }
      await setPassword(work, user, passwordHash, detectLanguage(request.host));
    });
    return { changed: true as const };
  },
);
