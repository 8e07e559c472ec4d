import { canonicalEmail, findPeople as findAccounts, findPersonByEmail } from '@hearth/domains/identity/service';
import { isUuid } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import type { Tx } from '@hearth/platform/database';
import { listScimUsers as contract } from '../../contract/endpoints.ts';
import type { Criteria } from '../../rules/criteria.ts';
import { MOST_AT_ONCE } from '../../rules/limits.ts';
import { listOf } from '../described.ts';
import { presentUser } from '../present.ts';
import { countPeople, findPeople } from '../queries/person.ts';
import type { PersonSearch } from '../queries/person.ts';
import { requireFilter, scimAnswer } from '../scim.ts';

export const listScimUsers = implement(contract, async ({ query }, { db, provisioner, config }) => {
  const search = await toSearch(db, query.filter === undefined ? {} : requireFilter(query.filter));
  const startIndex = Math.max(1, query.startIndex);
  const limit = Math.min(MOST_AT_ONCE, Math.max(0, query.count));
  if (search === null) return scimAnswer(listOf([], 0, startIndex));
  const rows = await findPeople(db, provisioner.groupId, search, { offset: startIndex - 1, limit });
  const accounts = await findAccounts(
    db,
    rows.map((row) => row.user_id),
  );
  const total = await countPeople(db, provisioner.groupId, search);
  const resources = rows.map((row) => presentUser(row, accounts.get(row.user_id), config));
  return scimAnswer(listOf(resources, total, startIndex));
});

/** Converts criteria to a search; null if nobody can match. */
async function toSearch(db: Tx, { email, ...criteria }: Criteria): Promise<PersonSearch | null> {
  if (criteria.id !== undefined && !isUuid(criteria.id)) return null;
  if (email === undefined) return criteria;
  const address = canonicalEmail(email);
  const account = address === null ? undefined : await findPersonByEmail(db, address);
  return account === undefined ? null : { ...criteria, userId: account.id };
}
