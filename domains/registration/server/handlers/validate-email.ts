import { createHash } from 'node:crypto';
import {
  canonicalEmail,
  findPersonByEmail,
  isHotelGroupEmail,
  limitAttempts,
  mailActivation,
  requireCaptcha,
} from '@hearth/domains/identity/service';
import { detectLanguage } from '@hearth/kit/host-language';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { validateEmail as contract } from '../../contract/endpoints.ts';
import { EMAIL_MESSAGES, emailStatus } from '../../rules/email-check.ts';
import {
  ACTIVATION_MAIL_MS,
  EMAIL_CHECKS_BEFORE_CAPTCHA,
  EMAIL_CHECKS_IN_ALL,
  EMAIL_CHECKS_PER_NETWORK,
} from '../../rules/limits.ts';
import { claimActivationMail } from '../queries/registration.ts';

export const validateEmail = implement(contract, ({ body }, work) => {
  const { db, clock, config, request } = work;
  return inScope(db, SYSTEM, async () => {
    const now = clock.now();
    const asked = await limitAttempts(db, 'validate-email', request.ip, EMAIL_CHECKS_PER_NETWORK, now);
    await limitAttempts(db, 'validate-email', 'everybody', EMAIL_CHECKS_IN_ALL, now);
    if (asked > EMAIL_CHECKS_BEFORE_CAPTCHA) await requireCaptcha(db, config, body.validation_data?.['captcha'], now);
    const email = canonicalEmail(body.email);
    const person = email === null ? undefined : await findPersonByEmail(db, email);
    const status = emailStatus({
      isAddress: email !== null,
      isHotelGroup: email !== null && isHotelGroupEmail(email),
      account: person?.status,
    });
    if (status === 'NO_PASSWORD' && email !== null && person !== undefined) {
      const hash = createHash('sha256').update(email).digest();
      if (await claimActivationMail(db, hash, now, new Date(now.getTime() - ACTIVATION_MAIL_MS)))
        await mailActivation(work, person.id, detectLanguage(request.host));
    }
    return { is_valid: status === 'AVAILABLE', status, message: EMAIL_MESSAGES[status] };
  });
});
