import type { RoleRight } from '../contract/schemas.ts';

/** What a permission is limited to; an empty set of limits is none. */
export type Limits = RoleRight['conditions'];
/** The rights of a role while somebody writes it, by permission. */
export type WrittenRights = Readonly<Record<string, Limits>>;

/** How a permission of a role stands to the role that it was made from. */
export type RightDifference = 'ADDED' | 'REMOVED' | 'LIMITED';

/** Rights as a role carries them, by permission. */
export function writtenFrom(rights: readonly { readonly name: string; readonly conditions: Limits }[]): WrittenRights {
  return Object.fromEntries(rights.map(({ name, conditions }) => [name, conditions]));
}

/** How one permission differs from the base, or null. The order of codes says nothing. */
export function differenceOf(base: WrittenRights, written: WrittenRights, name: string): RightDifference | null {
  const [was, is] = [base[name], written[name]];
  if (was === undefined || is === undefined) return was === is ? null : is === undefined ? 'REMOVED' : 'ADDED';
  return spelled(was) === spelled(is) ? null : 'LIMITED';
}

/** Whether two sets of rights are the same. */
export function sameRights(one: WrittenRights, other: WrittenRights): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((name) => differenceOf(one, other, name) === null);
}

/** The rights with a permission switched on without limits, or off. */
export function switched(written: WrittenRights, name: string, on: boolean): WrittenRights {
  const { [name]: _gone, ...rest } = written;
  return on ? { ...rest, [name]: {} } : rest;
}

/** The rights with a permission for some departments only; for none named it holds for all. */
export function limitedTo(written: WrittenRights, name: string, departments: readonly string[]): WrittenRights {
  const { POSITION_CATEGORY: _before, ...others } = written[name] ?? {};
  const limits = departments.length === 0 ? others : { ...others, POSITION_CATEGORY: [...departments] };
  return { ...written, [name]: limits };
}

function spelled(limits: Limits): string {
  const lists = Object.entries(limits).map(([type, codes]) => `${type}=${codes?.toSorted().join() ?? ''}`);
  return lists.sort().join(';');
}
