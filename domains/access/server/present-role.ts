import { findBrandPlaces, getBrandPath, findBrandNames } from '@hearth/domains/core/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import type { BrandRole } from '../contract/schemas.ts';
import { checkRoleChange } from '../rules/elevation.ts';
import type { Rights } from '../rules/rights.ts';
import { ROLE_CODES, ROLES } from '../rules/roles.ts';
import type { RoleCode } from '../rules/roles.ts';
import { countHolders } from './queries/role.ts';
import type { RoleRow, BrandView } from './queries/role.ts';
import { readSnapshot } from './snapshot.ts';
import type { HeldGrant } from './snapshot.ts';
import { toConditionCodes, parseStoredRights } from './stored-rights.ts';

/** Context of a role list: the reader's brand, their rights and the number of holders. */
export interface RoleView {
  readonly sight: BrandView;
  readonly grants: readonly HeldGrant[];
  readonly holders: ReadonlyMap<string, number>;
  readonly now: Date;
}

/** Loads the context of a role list for a manager of access at a brand. */
export async function loadRoleView(
  tx: Tx,
  grant: Pick<BrandGrant, 'groupId' | 'brandId'>,
  userId: string,
  now: Date,
): Promise<RoleView> {
  const path = (await getBrandPath(tx, grant.brandId)).map((brand) => brand.id);
  const sight = { groupId: grant.groupId, brandId: grant.brandId, path };
  const { grants } = await readSnapshot(tx, userId);
  return { sight, grants, holders: await countHolders(tx, sight, now), now };
}

/** Presents a built-in role: it can be given wherever it is visible, and never edited. */
function presentBuiltIn(code: RoleCode, { holders }: RoleView): BrandRole {
  return {
    id: code,
    built_in: true,
    name: ROLES[code].name,
    description: '',
    based_on: null,
    brand_id: null,
    brand_name: null,
    rights: presentRights(ROLES[code].rights),
    version: 1,
    archived: false,
    holders: holders.get(code) ?? 0,
    usable: true,
    changeable: false,
  };
}

/** All built-in roles. */
export function presentBuiltInRoles(view: RoleView): BrandRole[] {
  return ROLE_CODES.map((code) => presentBuiltIn(code, view));
}

/**
 * Presents custom roles. Whether one is editable is checked at its own brand only. Whether one may be changed is said
 * for where it stands; the call that changes it asks further.
 */
export async function presentCustomRoles(tx: Tx, rows: readonly RoleRow[], view: RoleView): Promise<BrandRole[]> {
  const { sight, grants, holders, now } = view;
  const ids = rows.map((row) => row.brand_id);
  const names = await findBrandNames(tx, ids);
  const places = await findBrandPlaces(tx, [...new Set(ids)]);
  const paths = new Map(places.map((place) => [place.id, place.ancestorIds]));
  return rows.map((row) => {
    const rights = parseStoredRights(row.rights);
    const path = paths.get(row.brand_id) ?? [];
    const reshaping = {
      roleId: row.id,
      places: [{ groupId: row.group_id, path }],
      before: rights,
      after: rights,
    };
    return {
      id: row.id,
      built_in: false,
      name: row.name,
      description: row.description,
      based_on: row.based_on,
      brand_id: row.brand_id,
      brand_name: names.get(row.brand_id) ?? '',
      rights: presentRights(rights),
      version: row.version,
      archived: row.archived_at !== null,
      holders: holders.get(row.id) ?? 0,
      usable: row.archived_at === null && sight.path.includes(row.brand_id),
      changeable: path.includes(sight.brandId) && checkRoleChange(grants, reshaping, now.getTime()).allowed,
    };
  });
}

/** One role of the group's own. */
export async function presentOwnRole(tx: Tx, row: RoleRow, view: RoleView): Promise<BrandRole> {
  const [role] = await presentCustomRoles(tx, [row], view);
  if (role === undefined) throw new Error('A role that was just written could not be shown.');
  return role;
}

function presentRights(rights: Rights): BrandRole['rights'] {
  return [...rights].map(([name, conditions]) => ({ name, conditions: toConditionCodes(conditions) }));
}
