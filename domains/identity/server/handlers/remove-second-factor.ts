import { failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { removeSecondFactor } from '../../contract/security-endpoints.ts';
import { SECOND_FACTOR_REQUIRED } from '../../contract/failures.ts';
import { sendLetter } from '../send-letter.ts';
import { pageLink } from '../page-link.ts';
import { proveAnew } from '../prove-anew.ts';
import { deleteSecondFactor } from '../queries/second-factor.ts';

/** Turns the second step off, after the caller proved who they are by both steps: whoever has the password alone gets past neither. */
export const removeSecondFactorHandler = implement(removeSecondFactor, async ({ body }, context) => {
  const user = await proveAnew(context, body);
  if (user.second_factor_demanded) throw failure(SECOND_FACTOR_REQUIRED);
  await context.run(SYSTEM, async (work) => {
    await deleteSecondFactor(work.db, user.id);
    const language = detectLanguage(context.request.host);
    const alarm = pageLink(context.config, language, '/forgot-password');
    await sendLetter(work, { to: user, language, about: 'factorOff', alarm });
  });
  return { removed: true as const };
});
