import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { confirmVerificationCode } from '../../../contract/recovery-endpoints.ts';
import { CODE_NOT_VALID } from '../../../contract/failures.ts';
import { verifyCode } from '../../mailed-secret.ts';
import { getUser, updateUser } from '../../queries/user.ts';
import { createFieldFailure } from '../../refused-field.ts';

/** Proves the caller's address with the typed code. A wrong try stays counted, so it is not part of what a refusal undoes. */
export const confirmVerificationCodeHandler = implement(
  confirmVerificationCode,
  async ({ body }, { run, actor, clock }) => {
    const proven = await run(SYSTEM, async (work) => {
      const user = await getUser(work.db, actor.userId);
      if (user.email_verified_at !== null) return true;
      if (!(await verifyCode(work, user, 'VERIFY_EMAIL', body.code))) return false;
      await updateUser(work.db, user.id, { email_verified_at: clock.now() });
      return true;
    });
    if (!proven) throw createFieldFailure(CODE_NOT_VALID, 'code', 'valid');
    return { verified: true };
  },
);
