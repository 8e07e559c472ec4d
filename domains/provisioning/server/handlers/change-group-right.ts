import { isRoleCode, refuseToGive } from '@hearth/domains/access/service';
import { findBrandNames } from '@hearth/domains/core/service';
import { failure, FORBIDDEN, invalid, NOT_FOUND } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { changeGroupRight as contract } from '../../contract/group-endpoints.ts';
import { askToSettle } from '../jobs/settle-people.ts';
import { lockDirectoryGroup, setGroupRight } from '../queries/directory-group.ts';
import { findMembers } from '../queries/member.ts';

/** Sets the right of a directory group's members, limited to what the caller could give. */
export const changeGroupRight = implement(contract, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const { groupId } = grant;
  if (grant.brandId !== groupId) throw failure(FORBIDDEN);
  const row = await lockDirectoryGroup(db, groupId, { id: params.directory_group_id });
  if (row === undefined) throw failure(NOT_FOUND);
  const { gives } = body;
  if (gives !== null) {
    if (!isRoleCode(gives.role))
      throw invalid([{ field: 'gives.role', rule: 'known_role', message: 'must be one of the roles' }]);
    // The scope shows brands of this group only.
    if (!(await findBrandNames(db, [gives.brand_id])).has(gives.brand_id))
      throw invalid([{ field: 'gives.brand_id', rule: 'known_brand', message: 'must be a brand of this group' }]);
    await refuseToGive(db, actor.userId, { groupId, brandId: gives.brand_id }, gives.role, clock.now());
  }
  await setGroupRight(db, groupId, row.id, { role: gives?.role ?? null, brand_id: gives?.brand_id ?? null });
  await askToSettle(work, groupId, (await findMembers(db, groupId, [row.id])).get(row.id) ?? []);
  return { changed: true as const };
});
