import { findBrandPlaces, getBrandPath, namesOfBrands } from '@hearth/domains/core/service';
import { namesOf } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { whoCanSee as contract } from '../../contract/endpoints.ts';
import { grantsThatShow } from '../../rules/audience.ts';
import { isPersona } from '../../rules/persona.ts';
import { RECORD_KINDS } from '../../rules/record-kinds.ts';
import { findGrantsAt, findPersonasOfGroup } from '../queries/grant.ts';
import { asGrant } from '../snapshot.ts';
import { asConditionCodes } from '../stored-rights.ts';

const PAGE = 50;

export const whoCanSee = implement(contract, async ({ query }, { db, grant, clock }) => {
  const path = (await getBrandPath(db, grant.brandId)).map((brand) => brand.id);
  const rows = await findGrantsAt(db, grant.groupId, path, {});
  const personas = await findPersonasOfGroup(db, grant.groupId);
  const places = new Map((await findBrandPlaces(db, path)).map((place) => [place.id, place]));
  const question = RECORD_KINDS[query.kind];
  const standing = { place: { groupId: grant.groupId, path }, code: query.category ?? null };
  const people = [...Map.groupBy(rows, (row) => row.user_id)].flatMap(([userId, own]) => {
    const name = personas.get(userId);
    const persona = name !== undefined && isPersona(name) ? name : null;
    const grants = own.flatMap((row) => {
      const place = places.get(row.brand_id);
      return place === undefined ? [] : [asGrant(row, place, persona)];
    });
    const ways = grantsThatShow(grants, standing, question, clock.now().getTime());
    return ways.length === 0 ? [] : [{ userId, ways }];
  });

  const ordered = people.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  const rest = ordered.filter(({ userId }) => query.cursor === undefined || userId > query.cursor);
  const page = rest.slice(0, PAGE);
  const names = await namesOf(
    db,
    page.map((one) => one.userId),
  );
  const brands = await namesOfBrands(db, path);
  const byRole = Map.groupBy(
    people.flatMap(({ userId, ways }) => ways.map(({ role, roleName }) => ({ userId, role, roleName }))),
    ({ role }) => role,
  );
  return {
    total: people.length,
    roles: [...byRole].map(([role, holders]) => ({
      role,
      role_name: holders[0]?.roleName ?? null,
      people: new Set(holders.map(({ userId }) => userId)).size,
    })),
    people: page.map(({ userId, ways }) => ({
      user_id: userId,
      user_name: names.get(userId) ?? '',
      ways: ways.map((way) => ({
        grant_id: way.id,
        role: way.role,
        role_name: way.roleName,
        brand_name: brands.get(way.brandId) ?? '',
        conditions: asConditionCodes(way.rights.get(question.permission) ?? {}),
        valid_until: way.validUntil === null ? null : new Date(way.validUntil).toISOString(),
      })),
    })),
    next_cursor: rest.length > PAGE ? (page.at(-1)?.userId ?? null) : null,
  };
});
