import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { checkVerification } from '../../../contract/recovery-endpoints.ts';
import { getUser } from '../../queries/user.ts';

/** Tells if the caller's address is verified. */
export const checkVerificationHandler = implement(checkVerification, async (_input, { db, actor }) => {
  const user = await inScope(db, SYSTEM, (system) => getUser(system, actor.userId));
  return { verified: user.email_verified_at !== null };
});
