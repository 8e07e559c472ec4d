import { getBrandPath, toChangeContext } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { addRole as contract } from '../../../contract/endpoints.ts';
import { createRole, refuseReshaping, parseRoleRights } from '../../actions/change-role.ts';
import { presentOwnRole, loadRoleView } from '../../present-role.ts';

export const addRole = implement(contract, async ({ body }, work) => {
  const { db, grant, actor } = work;
  const now = work.clock.now();
  const rights = parseRoleRights(body.rights);
  const path = (await getBrandPath(db, grant.brandId)).map((brand) => brand.id);
  const places = [{ groupId: grant.groupId, path }];
  await refuseReshaping(db, actor.userId, { roleId: null, places, before: new Map(), after: rights }, now);
  const role = await createRole(db, toChangeContext(work, actor.userId), {
    group_id: grant.groupId,
    brand_id: grant.brandId,
    name: body.name,
    description: body.description,
    based_on: body.based_on,
    rights,
  });
  return presentOwnRole(db, role, await loadRoleView(db, grant, actor.userId, now));
});
