import { lockInvitationAddress } from '@hearth/domains/access/service';
import {
  createUser,
  hashPassword,
  markEmailVerified,
  parseNewEmail,
  ownWords,
  refuseWeakPassword,
} from '@hearth/domains/identity/service';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { signUpInvited as contract } from '../../contract/endpoints.ts';
import { registerCandidate } from '../service.ts';

/**
 * An account by the link of an invitation: for the address that it was mailed to, which the link proves. The invitation stays
 * open, and nobody is signed in: the page signs in with what was chosen, and its reader answers then.
 */
export const signUpInvited = implement(contract, async ({ body }, { run, request }) => {
  const address = await run(SYSTEM, (work) => lockInvitationAddress(work, request, body.token));
  refuseWeakPassword(body.password, 'password', ownWords(address));
  const passwordHash = await hashPassword(body.password);
  return run(SYSTEM, async (work) => {
    const { db } = work;
    const email = parseNewEmail(await lockInvitationAddress(work, request, body.token));
    const userId = await createUser(db, { email, firstName: body.first_name, lastName: body.last_name, passwordHash });
    await markEmailVerified(work, userId);
    await registerCandidate(work, userId);
    return { email };
  });
});
