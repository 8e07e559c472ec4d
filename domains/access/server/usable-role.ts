import type { Tx } from '@hearth/platform/database';
import type { BrandPath } from '../rules/grant.ts';
import type { Rights } from '../rules/rights.ts';
import { isRoleCode, ROLES } from '../rules/roles.ts';
import type { GrantContent } from './actions/change-rights.ts';
import { findRole } from './queries/role.ts';
import { parseStoredRights } from './stored-rights.ts';

/** A role that can be given here: the grant's content and its rights. */
export interface UsableRole {
  readonly carried: Extract<GrantContent, { role: unknown } | { roleId: unknown }>;
  readonly rights: Rights;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Is true if a role is named by an id, so that it is a group's custom role. */
export function isCustomRole(role: string): boolean {
  return ID.test(role);
}

/** The role of this code or id, if it can be given at a place: built in, or standing there or above and not archived. */
export async function findUsableRole(tx: Tx, place: BrandPath, role: string): Promise<UsableRole | undefined> {
  if (isRoleCode(role)) return { carried: { role }, rights: ROLES[role].rights };
  if (!isCustomRole(role)) return undefined;
  const row = await findRole(tx, place.groupId, role);
  if (row === undefined || row.archived_at !== null || !place.path.includes(row.brand_id)) return undefined;
  return { carried: { roleId: row.id }, rights: parseStoredRights(row.rights) };
}
