import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getCaptcha } from '../../../contract/recovery-endpoints.ts';
import { CAPTCHAS_PER_NETWORK } from '../../../rules/limits.ts';
import { makeCaptcha } from '../../captcha.ts';
import { limitByNetwork } from '../../actions/limit-attempts.ts';

/** Work for a browser that was asked for a captcha; null where the installation has none. */
export const getCaptchaHandler = implement(getCaptcha, ({ body: _body }, { db: own, clock, config, request }) =>
  inScope(own, SYSTEM, async (db) => {
    if (config.captcha.provider === 'none') return { challenge: null };
    await limitByNetwork(db, 'captcha', request.ip, CAPTCHAS_PER_NETWORK, clock.now());
    return { challenge: JSON.stringify(await makeCaptcha(db, clock.now())) };
  }),
);
