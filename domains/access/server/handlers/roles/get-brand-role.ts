import { findBrandPlaces } from '@hearth/domains/core/service';
import { findNames } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getBrandRole as contract } from '../../../contract/endpoints.ts';
import type { BrandRole } from '../../../contract/schemas.ts';
import { presentBuiltInRoles, presentCustomRoles, loadRoleView } from '../../present-role.ts';
import type { RoleView } from '../../present-role.ts';
import { findChangesOfRole } from '../../queries/change.ts';
import { findRole } from '../../queries/role.ts';
import { presentVersion } from '../../role-version.ts';
import { isCustomRole } from '../../usable-role.ts';

const VERSIONS = 30;

export const getBrandRole = implement(contract, async ({ params }, { db, grant, actor, clock }) => {
  const view = await loadRoleView(db, grant, actor.userId, clock.now());
  const role = await findRoleInView(db, view, params.role_id);
  if (role === null) throw failure(NOT_FOUND);
  const changes = role.built_in ? [] : await findChangesOfRole(db, grant.groupId, role.id, VERSIONS);
  const names = await findNames(
    db,
    changes.map((change) => change.actor_id).filter((id) => id !== null),
  );
  return {
    role,
    base: role.based_on === null ? null : await findRoleInView(db, view, role.based_on),
    versions: changes.map((change) => presentVersion(change, names)),
  };
});

/** Finds a role by code, or by id if its brand is in view. */
async function findRoleInView(db: Tx, view: RoleView, id: string): Promise<BrandRole | null> {
  if (!isCustomRole(id)) return presentBuiltInRoles(view).find((role) => role.id === id) ?? null;
  const { groupId, brandId, path } = view.sight;
  const row = await findRole(db, groupId, id);
  const [place] = row === undefined ? [] : await findBrandPlaces(db, [row.brand_id]);
  if (row === undefined || place === undefined) return null;
  if (!path.includes(place.id) && !place.ancestorIds.includes(brandId)) return null;
  return (await presentCustomRoles(db, [row], view))[0] ?? null;
}
