import { detectLanguage } from '@hearth/kit/installation/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { changeOwnPassword } from '../../../contract/security-endpoints.ts';
import { PASSWORDS_DIFFER } from '../../../contract/failures.ts';
import { hashPassword } from '../../password-hash.ts';
import { verifyOwnPassword } from '../../actions/prove-own-password.ts';
import { createFieldFailure, refuseWeakPassword } from '../../refused-field.ts';
import { setPassword } from '../../actions/set-password.ts';

/** Changes the caller's password. Their other devices are signed out; here the next token is good again. */
export const changeOwnPasswordHandler = implement(changeOwnPassword, async ({ body }, context) => {
  refuseWeakPassword(body.new_password, 'new_password');
  if (body.new_password !== body.confirm_new_password)
    throw createFieldFailure(PASSWORDS_DIFFER, 'confirm_new_password', 'same');
  const user = await verifyOwnPassword(context, body.current_password, 'current_password');
  const hash = await hashPassword(body.new_password);
  const language = detectLanguage(context.request.host);
  await context.run(SYSTEM, (work) => setPassword(work, user, hash, language, context.actor.sessionId));
  return { changed: true as const };
});
