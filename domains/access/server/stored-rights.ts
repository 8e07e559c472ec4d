import type { ConditionType } from '@hearth/kit/permissions';
import { conditionsFrom, CONDITION_TYPES } from '../rules/conditions.ts';
import type { Conditions } from '../rules/conditions.ts';
import { narrowedBy, rightsTo } from '../rules/rights.ts';
import type { Rights } from '../rules/rights.ts';
import { isPermission, isRoleCode, ROLES } from '../rules/roles.ts';
import type { GrantRow } from './queries/grant.ts';
import type { StoredRights } from './queries/tables.ts';

/** Conditions as they are stored and sent: lists of codes by type. */
export type StoredConditions = Readonly<Partial<Record<ConditionType, readonly string[] | undefined>>>;

const NOTHING: Rights = new Map();

/** Conditions as the rules see them. */
export function conditionsOf(stored: StoredConditions): Conditions {
  return conditionsFrom(CONDITION_TYPES.map((type) => ({ type, codes: stored[type] ?? [] })));
}

/**
 * The rights of a stored role. A permission that this version does not know gives nothing, and neither does one that is limited
 * by something that it does not know: read without the limit it would give too much.
 */
export function rightsOfRole(stored: Readonly<Record<string, StoredConditions>>): Rights {
  const lines = Object.entries(stored).flatMap(([name, conditions]) => {
    const isKnown = Object.keys(conditions).every((type) => (CONDITION_TYPES as readonly string[]).includes(type));
    return isPermission(name) && isKnown ? [[name, conditionsOf(conditions)] as const] : [];
  });
  return new Map(lines);
}

/** What a stored grant gives, its role's limits and its own counted in. */
export function rightsOfGrant(
  row: Pick<GrantRow, 'role' | 'permissions' | 'role_rights'> & { readonly conditions: StoredConditions },
): Rights {
  return narrowedBy(rightsBehind(row), conditionsOf(row.conditions));
}

function rightsBehind({ role, permissions, role_rights: own }: Parameters<typeof rightsOfGrant>[0]): Rights {
  if (role !== null) return isRoleCode(role) ? ROLES[role].rights : NOTHING;
  return own === null ? rightsTo((permissions ?? []).filter(isPermission)) : rightsOfRole(own);
}

/** Rights as they are stored. */
export function storedRights(rights: Rights): StoredRights {
  return Object.fromEntries([...rights].map(([name, conditions]) => [name, asConditionCodes(conditions)]));
}

/** Conditions as they are stored and stand in answers. */
export function asConditionCodes(conditions: Conditions): Partial<Record<ConditionType, string[]>> {
  return Object.fromEntries(Object.entries(conditions).map(([type, codes]) => [type, [...codes]]));
}
