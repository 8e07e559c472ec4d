import { failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { removeSecondFactor } from '../../../contract/security-endpoints.ts';
import { SECOND_FACTOR_REQUIRED } from '../../../contract/failures.ts';
import { sendAccountMail } from '../../actions/send-letter.ts';
import { pageLink } from '../../page-link.ts';
import { reauthenticate } from '../../actions/prove-anew.ts';
import { deleteSecondFactor } from '../../queries/second-factor.ts';

/** Removes the second factor after verifying both factors: the password alone is not enough. */
export const removeSecondFactorHandler = implement(removeSecondFactor, async ({ body }, context) => {
  const user = await reauthenticate(context, body);
  if (user.second_factor_demanded) throw failure(SECOND_FACTOR_REQUIRED);
  await context.run(SYSTEM, async (work) => {
    await deleteSecondFactor(work.db, user.id);
    const language = detectLanguage(context.request.host);
    const alarm = pageLink(context.config, language, '/forgot-password');
    await sendAccountMail(work, { to: user, language, about: 'factorOff', alarm });
  });
  return { removed: true as const };
});
