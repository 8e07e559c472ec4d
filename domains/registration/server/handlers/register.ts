import { grantRole } from '@hearth/domains/access/service';
import { createBrandTree, GROUP_PARENT, handOf, isCurrency, SIGN_UP_SERVICES } from '@hearth/domains/core/service';
import { changePerson, getPerson, mailVerification } from '@hearth/domains/identity/service';
import { ADDRESS_NOT_PROVEN, failure, invalid } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/host-language';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import { register as contract } from '../../contract/endpoints.ts';
import { REGISTERED } from '../../contract/events.ts';
import { ALREADY_REGISTERED, NO_SUCH_CURRENCY } from '../../contract/failures.ts';
import { insertOrLock, updateRegistration } from '../queries/registration.ts';
import { refuseClosed } from '../refuse-closed.ts';

const DEFAULT_CURRENCY = 'EUR';
const DEFAULT_TIME_ZONE = 'UTC';

export const register = implement(contract, async ({ body }, work) => {
  const { db, actor } = work;
  const { userId } = actor;
  await refuseClosed(work, userId, body.user_type);
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
  const brandId = body.user_type === 'EMPLOYER' ? await makeGroup(work, userId, body) : null;
  if (brandId !== null) await updateRegistration(db, userId, { user_type: 'EMPLOYER', brand_id: brandId });
  await work.emit({
    type: REGISTERED,
    group_id: brandId,
    topics: [`user:${userId}`],
    data: { user_id: userId, user_type: body.user_type, brand_id: brandId },
  });
  return { user_id: userId, user_type: body.user_type, brand_id: brandId };
});

interface Business {
  readonly brand?: { readonly name: string; readonly time_zone?: string | undefined } | undefined;
  readonly currency?: { readonly id: string } | undefined;
}

/** The new group of an employer: its root with the services of a sign-up, and its owner. */
async function makeGroup(work: Work, userId: string, { brand, currency }: Business): Promise<string> {
  if (brand === undefined)
    throw invalid([{ field: 'brand.name', rule: 'required', message: 'an employer names their business' }]);
  if (currency !== undefined && !(await isCurrency(work.db, currency.id))) throw failure(NO_SUCH_CURRENCY);
  const hand = handOf(work, userId);
  const root = await createBrandTree(work.db, hand, {
    type: GROUP_PARENT,
    name: brand.name,
    currency: currency?.id ?? DEFAULT_CURRENCY,
    timeZone: brand.time_zone ?? DEFAULT_TIME_ZONE,
    services: SIGN_UP_SERVICES,
  });
  const owner = { userId, groupId: root.id, brandId: root.id, role: 'ENTERPRISE_OWNER' } as const;
  await grantRole(work.db, hand, { ...owner, consent: 'FOUNDER' });
  return root.id;
}
