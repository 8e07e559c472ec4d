import { changePerson, getPerson, mailVerification } from '@hearth/domains/identity/service';
import { ADDRESS_NOT_PROVEN, failure } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { implement } from '@hearth/platform/module';
import { register as contract } from '../../contract/endpoints.ts';
import { REGISTERED } from '../../contract/events.ts';
import { ALREADY_REGISTERED } from '../../contract/failures.ts';
import { createGroup } from '../found-group.ts';
import { insertOrLock, updateRegistration } from '../queries/registration.ts';
import { requireOpenRegistration } from '../refuse-closed.ts';

export const register = implement(contract, async ({ body }, work) => {
  const { db, actor } = work;
  const { userId } = actor;
  await requireOpenRegistration(work, userId, body.user_type);
  await changePerson(db, userId, { firstName: body.first_name, lastName: body.last_name });
  const registration = await insertOrLock(db, {
    user_id: userId,
    user_type: 'CANDIDATE',
    mode: body.registration_mode,
    brand_id: null,
    registered_at: work.clock.now(),
  });
  if (registration.user_type === 'EMPLOYER') {
    // A lost answer makes the same call come again: it makes no second group.
    if (body.user_type === 'CANDIDATE') throw failure(ALREADY_REGISTERED);
    return { user_id: userId, user_type: 'EMPLOYER' as const, brand_id: registration.brand_id };
  }
  // A group reaches other people: nobody founds one with an address that may be somebody else's.
  const { email, isEmailVerified } = await getPerson(db, userId);
  if (body.user_type === 'EMPLOYER' && email !== null && !isEmailVerified) throw failure(ADDRESS_NOT_PROVEN);
  await mailVerification(work, userId, detectLanguage(work.request.host));
  const brandId = body.user_type === 'EMPLOYER' ? await createGroup(work, userId, body) : null;
  if (brandId !== null) await updateRegistration(db, userId, { user_type: 'EMPLOYER', brand_id: brandId });
  await work.emit(
    REGISTERED.of({
      group_id: brandId,
      topics: [`user:${userId}`],
      data: { user_id: userId, user_type: body.user_type, brand_id: brandId },
    }),
  );
  return { user_id: userId, user_type: body.user_type, brand_id: brandId };
});
