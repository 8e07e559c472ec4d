import { findGroupsOf } from '@hearth/domains/access/service';
import { getPerson } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { getUser as contract } from '../../contract/endpoints.ts';

export const getUser = implement(contract, async (_input, { db, actor, clock }) => {
  const person = await getPerson(db, actor.userId);
  const groups = await findGroupsOf(db, actor.userId, clock.now());
  return {
    id: person.id,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    username: person.username,
    phone_number: person.phoneNumber,
    ...(groups.length === 0 ? {} : { user_employer: true as const }),
  };
});
