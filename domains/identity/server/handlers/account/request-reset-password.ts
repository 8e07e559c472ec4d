import { failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { requestResetPassword } from '../../../contract/recovery-endpoints.ts';
import { EXTERNAL_USER, RESET_MAX_ATTEMPTS } from '../../../contract/failures.ts';
import { RESETS_BEFORE_CAPTCHA, RESETS_PER_NAME, RESETS_PER_NETWORK } from '../../../rules/limits.ts';
import { requireCaptcha } from '../../captcha.ts';
import { findByLoginName } from '../../actions/find-by-login-name.ts';
import { MAIL_RESET_LINK } from '../../jobs/mail-reset-link.ts';
import { limitByNetwork } from '../../actions/limit-attempts.ts';
import { ownPath } from '../../page-link.ts';
import { attemptKey, countAttempt } from '../../queries/attempt.ts';

/**
 * Asks for a link. Whether the name has an account shows neither in the answer nor in its time: the same statements run for
 * both, and the mail is written by a job. Only an account whose password is kept elsewhere is told apart (reading 56).
 */
export const requestResetPasswordHandler = implement(
  requestResetPassword,
  async ({ body }, { run, clock, config, request }) => {
    const now = clock.now();
    const name = body.username.trim();
    const user = await run(SYSTEM, async ({ db }) => {
      const asked = await limitByNetwork(db, 'reset', request.ip, RESETS_PER_NETWORK, now);
      if (config.captcha.when === 'always' || asked > RESETS_BEFORE_CAPTCHA)
        await requireCaptcha(db, config, body['g-recaptcha-response'], now);
      const found = await findByLoginName(db, name);
      // The address and the username of one account share its tries.
      const key = attemptKey('reset-name', found?.id ?? name.toLowerCase());
      const { count } = await countAttempt(db, key, RESETS_PER_NAME, now);
      if (count > RESETS_PER_NAME.count) throw failure(RESET_MAX_ATTEMPTS);
      return found;
    });
    if (user !== undefined && user.external_auth_source !== null) throw failure(EXTERNAL_USER);
    await run(SYSTEM, ({ enqueue }) =>
      enqueue(MAIL_RESET_LINK, {
        user_id: user?.id ?? null,
        language: detectLanguage(request.host),
        return_to: ownPath(config, body.return_url),
      }),
    );
    return { requested: true as const };
  },
);
