import { implement } from '@hearth/platform/module';
import { listBrandRoles as contract } from '../../../contract/endpoints.ts';
import { presentBuiltInRoles, presentCustomRoles, loadRoleView } from '../../present-role.ts';
import { findRoles } from '../../queries/role.ts';

const PAGE = 100;

/** The first page starts with the built-in roles. */
export const listBrandRoles = implement(contract, async ({ query }, { db, grant, actor, clock }) => {
  const { cursor, archived = false } = query;
  const view = await loadRoleView(db, grant, actor.userId, clock.now());
  const rows = await findRoles(db, view.sight, {
    archived,
    ...(cursor === undefined ? {} : { after: cursor }),
    limit: PAGE + 1,
  });
  const page = rows.slice(0, PAGE);
  return {
    roles: [...(cursor === undefined ? presentBuiltInRoles(view) : []), ...(await presentCustomRoles(db, page, view))],
    next_cursor: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
});
