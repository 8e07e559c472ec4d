import { toChangeContext } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { changeRole as contract } from '../../../contract/endpoints.ts';
import {
  findRolePlaces,
  requireRole,
  refuseReshaping,
  updateRole,
  parseRoleRights,
} from '../../actions/change-role.ts';
import { planRoleChange, refuseStalePreview } from '../../actions/plan.ts';
import { presentOwnRole, loadRoleView } from '../../present-role.ts';
import { roleRows } from '../../queries/role.ts';
import { parseStoredRights } from '../../stored-rights.ts';

export const changeRole = implement(contract, async ({ params, body }, work) => {
  const { db, grant, actor } = work;
  const now = work.clock.now();
  const { role, place } = await requireRole(db, grant, params.role_id, 'lock');
  roleRows.refuseStale(role.version, body.version);
  const rights = parseRoleRights(body.rights);
  await refuseReshaping(
    db,
    actor.userId,
    {
      roleId: role.id,
      places: await findRolePlaces(db, role, place),
      before: parseStoredRights(role.rights),
      after: rights,
    },
    now,
  );
  await refuseStalePreview(body.preview_version, () => planRoleChange(db, role, rights, now));
  const after = await updateRole(db, toChangeContext(work, actor.userId), role, {
    name: body.name,
    description: body.description,
    rights,
  });
  return presentOwnRole(db, after, await loadRoleView(db, grant, actor.userId, now));
});
