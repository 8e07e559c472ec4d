import { findGroupGrants } from '@hearth/domains/access/service';
import { findBrandPlaces } from '@hearth/domains/core/service';
import { findPeople } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { listBrandUsers as contract } from '../../contract/endpoints.ts';

export const listBrandUsers = implement(contract, async ({ query }, { db, grant, clock }) => {
  const now = clock.now();
  const grants = (await findGroupGrants(db, grant.groupId)).filter(
    (one) => one.validFrom <= now && (one.validUntil === null || now < one.validUntil),
  );
  const places = await findBrandPlaces(db, [...new Set(grants.map((one) => one.brandId))]);
  const below = new Set(places.filter((place) => place.ancestorIds.includes(grant.brandId)).map((place) => place.id));
  const here = grants.filter((one) =>
    query.include_children === true ? below.has(one.brandId) : one.brandId === grant.brandId,
  );
  const people = await findPeople(
    db,
    here.map((one) => one.userId),
  );
  const withAddress = grant.holds('MANAGE_ACCESS');
  return [...Map.groupBy(here, (one) => one.userId)].flatMap(([id, accesses]) => {
    const person = people.get(id);
    if (person === undefined) return [];
    return [
      {
        id,
        first_name: person.firstName,
        last_name: person.lastName,
        ...(withAddress ? { email: person.email } : {}),
        accesses: accesses.map((one) => ({ brand_id: one.brandId, role: one.role })),
      },
    ];
  });
});
