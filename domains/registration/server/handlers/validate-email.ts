import {
  canonicalEmail,
  findPersonByEmail,
  isHotelGroupEmail,
  clientNetwork,
  requireCaptcha,
  tooManyAttempts,
} from '@hearth/domains/identity/service';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement, WithHeaders } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { validateEmail as contract } from '../../contract/endpoints.ts';
import { EMAIL_MESSAGES, resolveEmailStatus } from '../../rules/email-check.ts';
import { EMAIL_CHECKS_BEFORE_CAPTCHA } from '../../rules/limits.ts';
import { readRateLimitDevice } from '../asking-device.ts';
import { countAddressCheck } from '../count-question.ts';
import { MAIL_ACTIVATION_LINK } from '../jobs/mail-activation-link.ts';

/**
 * Says whether an address can sign up. That tells whether it has an account (spec section 5), so it is rationed, and whoever
 * looks after the installation is told when somebody asks about many. The same statements run whatever the address has here.
 */
export const validateEmail = implement(contract, async ({ body }, { run, clock, config, request, log }) => {
  const now = clock.now();
  const device = readRateLimitDevice(config, request);
  const email = canonicalEmail(body.email);
  const question = { ip: request.ip, device: device.secret, address: email ?? body.email.toLowerCase() };
  const outcome = await run(SYSTEM, async (work) => {
    const { beyond, fromNetwork } = await countAddressCheck(work.db, question, now);
    if (beyond !== null) return { beyond };
    if (fromNetwork > EMAIL_CHECKS_BEFORE_CAPTCHA)
      await requireCaptcha(work.db, config, body.validation_data?.['captcha'], now);
    return { status: await lookUpAddress(work, email, request.host) };
  });
  if ('beyond' in outcome) {
    const { limit, tries, isFirst } = outcome.beyond;
    if (isFirst)
      log.warn(
        { alarm: 'ENUMERATION_SUSPECTED', limit, network: clientNetwork(request.ip) },
        'somebody asks about many addresses: whether they have accounts here is not told any more for now',
      );
    throw tooManyAttempts(tries, now);
  }
  const { status } = outcome;
  return new WithHeaders({ is_valid: status === 'AVAILABLE', status, message: EMAIL_MESSAGES[status] }, device.headers);
});

async function lookUpAddress({ db, enqueue }: Work, email: string | null, host: string) {
  if (email === null) return resolveEmailStatus({ isAddress: false, isHotelGroup: false, account: undefined });
  const person = await findPersonByEmail(db, email);
  await enqueue(MAIL_ACTIVATION_LINK, { user_id: person?.id ?? null, language: detectLanguage(host) });
  return resolveEmailStatus({ isAddress: true, isHotelGroup: isHotelGroupEmail(email), account: person?.status });
}
