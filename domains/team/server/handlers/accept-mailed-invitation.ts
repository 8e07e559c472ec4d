import {
  createUser,
  hashPassword,
  markEmailVerified,
  ownWords,
  parseNewEmail,
  refuseWeakPassword,
  setFirstPassword,
} from '@hearth/domains/identity/service';
import { registerCandidate } from '@hearth/domains/registration/service';
import { failure } from '@hearth/kit/failure';
import type { Language } from '@hearth/kit/constants';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { INVITATION_ENDED } from '../../contract/failures.ts';
import { acceptMailedInvitation as contract } from '../../contract/mailed-invitation-endpoints.ts';
import { joinTeam } from '../join-team.ts';
import { awaitsPassword, requireLink } from '../prove-link.ts';
import type { ProvenLink } from '../prove-link.ts';

/** A new account, or the first password of one that has none. Refuses an address whose owner has one already. */
async function makeAccount(
  work: Work<'system'>,
  { employee, address, person }: ProvenLink,
  passwordHash: string,
  language: Language,
): Promise<string> {
  if (person !== undefined && awaitsPassword(person)) {
    await markEmailVerified(work, person.id);
    if (!(await setFirstPassword(work, person.id, passwordHash, language))) throw failure(INVITATION_ENDED);
    return person.id;
  }
  const userId = await createUser(work.db, {
    email: parseNewEmail(address),
    firstName: employee.first_name,
    lastName: employee.last_name,
    passwordHash,
  });
  await markEmailVerified(work, userId);
  await registerCandidate(work, userId);
  return userId;
}

/**
 * Uses a link up: an account for the address that it was mailed to, which it proves. Nobody is signed in by it: the page signs in
 * with what was chosen.
 */
export const acceptMailedInvitation = implement(contract, async ({ body }, { run, request }) => {
  // Looked at first: what opens nothing is not worth the work of hashing a password.
  const { address } = await run(SYSTEM, (work) => requireLink(work, body.code, request));
  refuseWeakPassword(body.password, 'password', ownWords(address));
  const passwordHash = await hashPassword(body.password);
  return run(SYSTEM, async (work) => {
    const link = await requireLink(work, body.code, request);
    const userId = await makeAccount(work, link, passwordHash, detectLanguage(request.host));
    await joinTeam(work, link, userId);
    return { email: link.address };
  });
});
