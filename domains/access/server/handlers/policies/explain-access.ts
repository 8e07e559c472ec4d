import { findBrandNames } from '@hearth/domains/core/service';
import { findPeople } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { PERMISSIONS } from '@hearth/kit/permissions';
import { implement } from '@hearth/platform/module';
import { getBrandPath } from '@hearth/domains/core/service';
import { explainAccess as contract } from '../../../contract/endpoints.ts';
import { explainPermissions } from '../../../rules/explanation/explanation.ts';
import { readSnapshot } from '../../snapshot.ts';
import { toConditionCodes } from '../../stored-rights.ts';

export const explainAccess = implement(contract, async ({ params }, { db, grant, clock }) => {
  const snapshot = await readSnapshot(db, params.user_id);
  const own = snapshot.grants.filter((held) => held.groupId === grant.groupId);
  const person = (await findPeople(db, [params.user_id])).get(params.user_id);
  // Of people who have nothing to do with the group not even the name is told.
  if (own.length === 0 || person === undefined) throw failure(NOT_FOUND);
  const path = (await getBrandPath(db, grant.brandId)).map((brand) => brand.id);
  const explained = explainPermissions(own, { groupId: grant.groupId, path }, clock.now().getTime());
  const brands = await findBrandNames(
    db,
    own.map((held) => held.brandId),
  );
  return {
    user_id: person.id,
    user_name: `${person.firstName} ${person.lastName}`.trim(),
    email: person.email ?? '',
    persona: snapshot.personas.get(grant.groupId) ?? null,
    permissions: explained.map(({ name, ways }) => ({
      name,
      category: PERMISSIONS[name],
      ways: ways.map((way) => ({
        grant_id: way.grant.id,
        brand_id: way.grant.brandId,
        brand_name: brands.get(way.grant.brandId) ?? '',
        role: way.grant.role,
        role_name: way.grant.roleName,
        conditions: toConditionCodes(way.conditions),
        valid_until: way.grant.validUntil === null ? null : new Date(way.grant.validUntil).toISOString(),
      })),
    })),
  };
});
