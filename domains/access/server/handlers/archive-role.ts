import { handOf } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { archiveRole as contract } from '../../contract/endpoints.ts';
import { placesOfRole, provenRole, refuseReshaping, setArchived } from '../change-role.ts';
import { presentOwnRole, viewRoles } from '../present-role.ts';
import { rightsOfRole } from '../stored-rights.ts';

export const archiveRole = implement(contract, async ({ params, body }, work) => {
  const { db, grant, actor } = work;
  const now = work.clock.now();
  const { role, place } = await provenRole(db, grant, params.role_id, 'lock');
  const rights = rightsOfRole(role.rights);
  const places = await placesOfRole(db, role, place);
  await refuseReshaping(db, actor.userId, { roleId: role.id, places, before: rights, after: rights }, now);
  const isDone = (role.archived_at !== null) === body.archived;
  const after = isDone ? role : await setArchived(db, handOf(work, actor.userId), role, body.archived);
  return presentOwnRole(db, after, await viewRoles(db, grant, actor.userId, now));
});
