import type { ConditionType } from '@hearth/kit/permissions';
import { parseConditions, CONDITION_TYPES } from '../rules/conditions.ts';
import type { Conditions } from '../rules/conditions.ts';
import { narrowRights, unlimitedRights } from '../rules/rights.ts';
import type { Rights } from '../rules/rights.ts';
import { isPermission, isRoleCode, ROLES } from '../rules/roles.ts';
import type { GrantRow } from './queries/grant.ts';
import type { StoredRights } from './queries/tables.ts';

/** Conditions as stored and sent: lists of codes by type. */
export type StoredConditions = Readonly<Partial<Record<ConditionType, readonly string[] | undefined>>>;

const NOTHING: Rights = new Map();

/** Converts stored conditions for the rules. */
export function toConditions(stored: StoredConditions): Conditions {
  return parseConditions(CONDITION_TYPES.map((type) => ({ type, codes: stored[type] ?? [] })));
}

/**
 * Parses a stored role; unknown permissions, and those with unknown limits, give nothing. A permission that this
 * version does not know gives nothing, and neither does one that is limited by something that it does not know: read
 * without the limit it would give too much.
 */
export function parseStoredRights(stored: Readonly<Record<string, StoredConditions>>): Rights {
  const lines = Object.entries(stored).flatMap(([name, conditions]) => {
    const isKnown = Object.keys(conditions).every((type) => (CONDITION_TYPES as readonly string[]).includes(type));
    return isPermission(name) && isKnown ? [[name, toConditions(conditions)] as const] : [];
  });
  return new Map(lines);
}

/** Resolves what a stored grant gives, with its role's limits and its own. */
export function resolveGrantRights(
  row: Pick<GrantRow, 'role' | 'permissions' | 'role_rights'> & { readonly conditions: StoredConditions },
): Rights {
  return narrowRights(baseRights(row), toConditions(row.conditions));
}

function baseRights({ role, permissions, role_rights: own }: Parameters<typeof resolveGrantRights>[0]): Rights {
  if (role !== null) return isRoleCode(role) ? ROLES[role].rights : NOTHING;
  return own === null ? unlimitedRights((permissions ?? []).filter(isPermission)) : parseStoredRights(own);
}

/** Converts rights to their stored form. */
export function toStoredRights(rights: Rights): StoredRights {
  return Object.fromEntries([...rights].map(([name, conditions]) => [name, toConditionCodes(conditions)]));
}

/** Converts conditions to the form that is stored and sent. */
export function toConditionCodes(conditions: Conditions): Partial<Record<ConditionType, string[]>> {
  return Object.fromEntries(Object.entries(conditions).map(([type, codes]) => [type, [...codes]]));
}
