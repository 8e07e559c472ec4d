import { handOf } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { changeRole as contract } from '../../contract/endpoints.ts';
import { placesOfRole, provenRole, refuseReshaping, rewriteRole, writtenRights } from '../change-role.ts';
import { planOfRole, refuseStalePreview } from '../plan.ts';
import { presentOwnRole, viewRoles } from '../present-role.ts';
import { roleRows } from '../queries/role.ts';
import { rightsOfRole } from '../stored-rights.ts';

export const changeRole = implement(contract, async ({ params, body }, work) => {
  const { db, grant, actor } = work;
  const now = work.clock.now();
  const { role, place } = await provenRole(db, grant, params.role_id, 'lock');
  roleRows.refuseStale(role.version, body.version);
  const rights = writtenRights(body.rights);
  await refuseReshaping(
    db,
    actor.userId,
    {
      roleId: role.id,
      places: await placesOfRole(db, role, place),
      before: rightsOfRole(role.rights),
      after: rights,
    },
    now,
  );
  await refuseStalePreview(body.preview_version, () => planOfRole(db, role, rights, now));
  const after = await rewriteRole(db, handOf(work, actor.userId), role, {
    name: body.name,
    description: body.description,
    rights,
  });
  return presentOwnRole(db, after, await viewRoles(db, grant, actor.userId, now));
});
