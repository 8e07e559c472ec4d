import {
  createUser,
  hashPassword,
  limitAttempts,
  mailVerification,
  markEmailVerified,
  parseNewEmail,
  ownWords,
  refuseWeakPassword,
} from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { setUp as contract } from '../../contract/endpoints.ts';
import { REGISTERED } from '../../contract/events.ts';
import { SETUP_LINK_USED } from '../../contract/failures.ts';
import { SETUP_TRIES_PER_NETWORK } from '../../rules/limits.ts';
import { createGroup } from '../found-group.ts';
import { openLink } from '../founding-link.ts';
import { useLink } from '../queries/founding-link.ts';
import { insertOrLock, updateRegistration } from '../queries/registration.ts';

/**
 * Uses a set-up link. It proves that the operator wants this company; it proves an address only where it was mailed there, so
 * any other address is asked to prove itself. Nobody is signed in by it: the page signs in with what was chosen.
 */
export const setUp = implement(contract, async ({ body }, { run, clock, request }) => {
  await run(SYSTEM, ({ db }) => limitAttempts(db, 'setup', request.ip, SETUP_TRIES_PER_NETWORK, clock.now()));
  // Looked at first: what opens nothing is not worth the work of hashing a password.
  const bound = await run(SYSTEM, async (work) => (await openLink(work, body.code)).email);
  const email = bound ?? parseNewEmail(body.email);
  refuseWeakPassword(body.password, 'password', ownWords(email));
  const passwordHash = await hashPassword(body.password);
  return run(SYSTEM, async (work) => {
    const { db } = work;
    const link = await openLink(work, body.code);
    if (!(await useLink(db, link, clock.now()))) throw failure(SETUP_LINK_USED);
    const userId = await createUser(db, { email, firstName: body.first_name, lastName: body.last_name, passwordHash });
    await insertOrLock(db, {
      user_id: userId,
      user_type: 'EMPLOYER',
      mode: 'NORMAL',
      brand_id: null,
      registered_at: clock.now(),
    });
    const brandId = await createGroup(work, userId, body);
    await updateRegistration(db, userId, { user_type: 'EMPLOYER', brand_id: brandId });
    await (bound === null
      ? mailVerification(work, userId, detectLanguage(request.host))
      : markEmailVerified(work, userId));
    await work.emit(
      REGISTERED.of({
        group_id: brandId,
        topics: [`user:${userId}`],
        data: { user_id: userId, user_type: 'EMPLOYER', brand_id: brandId },
      }),
    );
    return { email, brand_id: brandId };
  });
});
