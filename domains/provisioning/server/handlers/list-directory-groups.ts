import { findBrandNames } from '@hearth/domains/core/service';
import { failure, FORBIDDEN } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { listDirectoryGroups as contract } from '../../contract/group-endpoints.ts';
import { GROUPS_ON_A_PAGE } from '../../rules/limits.ts';
import { findDirectoryGroupsAfter } from '../queries/directory-group.ts';
import { countMembers } from '../queries/member.ts';

export const listDirectoryGroups = implement(contract, async ({ query }, { db, grant }) => {
  if (grant.brandId !== grant.groupId) throw failure(FORBIDDEN);
  const found = await findDirectoryGroupsAfter(db, grant.groupId, {
    ...(query.cursor === undefined ? {} : { after: query.cursor }),
    limit: GROUPS_ON_A_PAGE + 1,
  });
  const page = found.slice(0, GROUPS_ON_A_PAGE);
  const ids = page.map((row) => row.id);
  const counts = await countMembers(db, grant.groupId, ids);
  const names = await findBrandNames(db, [...new Set(page.flatMap((row) => row.brand_id ?? []))]);
  return {
    groups: page.map((row) => ({
      id: row.id,
      name: row.display_name,
      members: counts.get(row.id) ?? 0,
      gives:
        row.role === null || row.brand_id === null
          ? null
          : { role: row.role, brand_id: row.brand_id, brand_name: names.get(row.brand_id) ?? '' },
    })),
    next_cursor: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
});
