import { findBrandPlaces, getBrandPath } from '@hearth/domains/core/service';
import { findPeople } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import type { Tx } from '@hearth/platform/database';
import { listGrants as contract } from '../../../contract/endpoints.ts';
import { matchesPerson } from '../../../rules/person-search.ts';
import { presentGrants } from '../../present-grant.ts';
import { findGrantedBrands, findGrantedUsers, findGrantsAt } from '../../queries/grant.ts';

const PAGE = 100;

export const listGrants = implement(contract, async ({ query }, { db, grant }) => {
  const places = await findBrandPlaces(db, await findGrantedBrands(db, grant.groupId));
  const below = places.filter((place) => place.ancestorIds.includes(grant.brandId)).map((place) => place.id);
  const path = (await getBrandPath(db, grant.brandId)).map((brand) => brand.id);
  const above = new Set(path.filter((id) => id !== grant.brandId));
  const brandIds = query.inherited === true ? [...below, ...above] : below;
  const { cursor, role, search = '' } = query;
  const rows = await findGrantsAt(db, grant.groupId, brandIds, {
    ...(cursor === undefined ? {} : { after: cursor }),
    ...(role === undefined ? {} : { role }),
    ...(search.trim() === '' ? {} : { userIds: await findByName(db, grant.groupId, brandIds, search) }),
    limit: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  const lines = await presentGrants(db, page);
  return {
    grants: lines.map((line) => ({ ...line, inherited: above.has(line.brand_id) })),
    next_cursor: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
});

async function findByName(
  db: Tx,
  groupId: string,
  brandIds: readonly string[],
  search: string,
): Promise<readonly string[]> {
  const people = await findPeople(db, await findGrantedUsers(db, groupId, brandIds));
  return [...people.values()].filter((person) => matchesPerson(person, search)).map((person) => person.id);
}
