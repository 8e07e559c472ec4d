import { grantRole } from '@hearth/domains/access/service';
import { createBrandTree, GROUP_PARENT, isCurrency, SIGN_UP_SERVICES } from '@hearth/domains/core/service';
import { changePerson, getPerson, markEmployer } from '@hearth/domains/identity/service';
import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { ALREADY_REGISTERED, BRAND_NAME_REQUIRED, CURRENCY_UNKNOWN } from '../../contract/failures.ts';
import type { Registration } from '../../contract/schemas.ts';

const DEFAULT_CURRENCY = 'EUR';

/** The employer's brand, with every service of a sign-up, and the right to all of it: together or not at all. */
async function makeBrand(work: Work, userId: string, body: Registration): Promise<string> {
  const { brand, currency } = body;
  if (brand === undefined)
    throw failure(BRAND_NAME_REQUIRED, {
      fields: [{ field: 'brand.name', rule: 'required', message: BRAND_NAME_REQUIRED.message }],
    });
  const code = currency?.id ?? DEFAULT_CURRENCY;
  if (!(await isCurrency(work.db, code)))
    throw failure(CURRENCY_UNKNOWN, {
      fields: [{ field: 'currency.id', rule: 'known_currency', message: CURRENCY_UNKNOWN.message }],
    });
  const hand = { actorId: userId, now: work.clock.now(), emit: work.emit };
  const made = await createBrandTree(work.db, hand, {
    type: GROUP_PARENT,
    name: brand.name,
    timeZone: brand.time_zone ?? 'UTC',
    currency: code,
    services: SIGN_UP_SERVICES,
  });
  await markEmployer(work.db, userId);
  await grantRole(
    work.db,
    { ...hand, actorId: null },
    { userId, groupId: made.id, brandId: made.id, role: 'ENTERPRISE_OWNER' },
  );
  return made.id;
}

export const register = implement(contract.register, async ({ body }, work) => {
  const { actor } = work;
  return inScope(work.db, SYSTEM, async (db) => {
    const person = await getPerson(db, actor.userId);
    if (person.firstName !== '' || person.isEmployer) throw failure(ALREADY_REGISTERED);
    await changePerson(db, actor.userId, { firstName: body.first_name, lastName: body.last_name });
    const brandId = body.user_type === 'EMPLOYER' ? await makeBrand({ ...work, db }, actor.userId, body) : null;
    return { user_id: actor.userId, user_type: body.user_type, brand_id: brandId };
  });
});

export const changeDetails = implement(contract.changeDetails, async ({ body }, { db, actor }) => {
  await changePerson(db, actor.userId, {
    ...(body.first_name === undefined ? {} : { firstName: body.first_name }),
    ...(body.last_name === undefined ? {} : { lastName: body.last_name }),
    ...(body.phone_number === undefined ? {} : { phoneNumber: body.phone_number === '' ? null : body.phone_number }),
  });
  const person = await getPerson(db, actor.userId);
  return { first_name: person.firstName, last_name: person.lastName, phone_number: person.phoneNumber };
});
