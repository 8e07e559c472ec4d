import { findBrandPlaces } from '@hearth/domains/core/service';
import { namesOf } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { getBrandRole as contract } from '../../contract/endpoints.ts';
import type { BrandRole } from '../../contract/schemas.ts';
import { presentBuiltInRoles, presentOwnRoles, viewRoles } from '../present-role.ts';
import type { RoleView } from '../present-role.ts';
import { findChangesOfRole } from '../queries/change.ts';
import { findRole } from '../queries/role.ts';
import { presentVersion } from '../role-version.ts';
import { isOwnRole } from '../usable-role.ts';

const VERSIONS = 30;

export const getBrandRole = implement(contract, async ({ params }, { db, grant, actor, clock }) => {
  const view = await viewRoles(db, grant, actor.userId, clock.now());
  const role = await find(db, view, params.role_id);
  if (role === null) throw failure(NOT_FOUND);
  const changes = role.built_in ? [] : await findChangesOfRole(db, grant.groupId, role.id, VERSIONS);
  const names = await namesOf(
    db,
    changes.map((change) => change.actor_id).filter((id) => id !== null),
  );
  return {
    role,
    base: role.based_on === null ? null : await find(db, view, role.based_on),
    versions: changes.map((change) => presentVersion(change, names)),
  };
});

/** The role of this code, or of this id if it stands at the brand in view, above it or below it. */
async function find(db: Tx, view: RoleView, id: string): Promise<BrandRole | null> {
  if (!isOwnRole(id)) return presentBuiltInRoles(view).find((role) => role.id === id) ?? null;
  const { groupId, brandId, path } = view.sight;
  const row = await findRole(db, groupId, id);
  const [place] = row === undefined ? [] : await findBrandPlaces(db, [row.brand_id]);
  if (row === undefined || place === undefined) return null;
  if (!path.includes(place.id) && !place.ancestorIds.includes(brandId)) return null;
  return (await presentOwnRoles(db, [row], view))[0] ?? null;
}
