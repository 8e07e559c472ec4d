import type { RoleRight } from '../contract/schemas.ts';

/** The limits of a permission; an empty set is no limit. */
export type PermissionLimits = RoleRight['conditions'];
/** The rights of a role while it is edited, by permission. */
export type EditedRights = Readonly<Record<string, PermissionLimits>>;

/** How a permission differs from the role that this one was made from. */
export type RightDifference = 'ADDED' | 'REMOVED' | 'LIMITED';

/** Indexes a role's rights by permission. */
export function toEditedRights(
  rights: readonly { readonly name: string; readonly conditions: PermissionLimits }[],
): EditedRights {
  return Object.fromEntries(rights.map(({ name, conditions }) => [name, conditions]));
}

/** Finds how a permission differs from the base; null if it does not. The order of codes is ignored. */
export function findDifference(base: EditedRights, written: EditedRights, name: string): RightDifference | null {
  const [was, is] = [base[name], written[name]];
  if (was === undefined || is === undefined) return was === is ? null : is === undefined ? 'REMOVED' : 'ADDED';
  return serializeLimits(was) === serializeLimits(is) ? null : 'LIMITED';
}

/** Is true if two sets of rights are equal. */
export function sameRights(one: EditedRights, other: EditedRights): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((name) => findDifference(one, other, name) === null);
}

/** Adds a permission without limits, or removes it. */
export function togglePermission(written: EditedRights, name: string, on: boolean): EditedRights {
  const { [name]: _gone, ...rest } = written;
  return on ? { ...rest, [name]: {} } : rest;
}

/** Limits a permission to departments; no departments means no limit. */
export function limitPermission(written: EditedRights, name: string, departments: readonly string[]): EditedRights {
  const { POSITION_CATEGORY: _before, ...others } = written[name] ?? {};
  const limits = departments.length === 0 ? others : { ...others, POSITION_CATEGORY: [...departments] };
  return { ...written, [name]: limits };
}

function serializeLimits(limits: PermissionLimits): string {
  const lists = Object.entries(limits).map(([type, codes]) => `${type}=${codes?.toSorted().join() ?? ''}`);
  return lists.sort().join(';');
}
