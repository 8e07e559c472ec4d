import { toChangeContext } from '@hearth/domains/core/service';
import { implement } from '@hearth/platform/module';
import { archiveRole as contract } from '../../../contract/endpoints.ts';
import { findRolePlaces, requireRole, refuseReshaping, setArchived } from '../../actions/change-role.ts';
import { presentOwnRole, loadRoleView } from '../../present-role.ts';
import { parseStoredRights } from '../../stored-rights.ts';

export const archiveRole = implement(contract, async ({ params, body }, work) => {
  const { db, grant, actor } = work;
  const now = work.clock.now();
  const { role, place } = await requireRole(db, grant, params.role_id, 'lock');
  const rights = parseStoredRights(role.rights);
  const places = await findRolePlaces(db, role, place);
  await refuseReshaping(db, actor.userId, { roleId: role.id, places, before: rights, after: rights }, now);
  const isDone = (role.archived_at !== null) === body.archived;
  const after = isDone ? role : await setArchived(db, toChangeContext(work, actor.userId), role, body.archived);
  return presentOwnRole(db, after, await loadRoleView(db, grant, actor.userId, now));
});
