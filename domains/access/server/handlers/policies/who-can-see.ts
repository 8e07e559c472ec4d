import { findBrandNames } from '@hearth/domains/core/service';
import { findNames } from '@hearth/domains/identity/service';
import { implement } from '@hearth/platform/module';
import { whoCanSee as contract } from '../../../contract/endpoints.ts';
import { RECORD_KINDS } from '../../../rules/record-kinds.ts';
import { findAudience } from '../../audience.ts';
import { toConditionCodes } from '../../stored-rights.ts';

const PAGE = 50;

export const whoCanSee = implement(contract, async ({ query }, { db, grant, clock }) => {
  const question = RECORD_KINDS[query.kind];
  const at = { groupId: grant.groupId, brandId: grant.brandId, code: query.category ?? null };
  const { path, people } = await findAudience(db, at, question, clock.now());

  const ordered = people.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  const rest = ordered.filter(({ userId }) => query.cursor === undefined || userId > query.cursor);
  const page = rest.slice(0, PAGE);
  const names = await findNames(
    db,
    page.map((one) => one.userId),
  );
  const brands = await findBrandNames(db, path);
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
        conditions: toConditionCodes(way.rights.get(question.permission) ?? {}),
        valid_until: way.validUntil === null ? null : new Date(way.validUntil).toISOString(),
      })),
    })),
    next_cursor: rest.length > PAGE ? (page.at(-1)?.userId ?? null) : null,
  };
});
