import { isUuid } from '@hearth/kit/id';

/**
 * On whose behalf statements run. Each scope is a database role without login; row security decides what it sees:
 * - `tenant`: the rows of these groups; - `self`: the person's own rows; - `public`: what anybody may see;
 * - `system`: sign-in, jobs, seed: everything.
 */
export type Scope =
  | { readonly kind: 'tenant'; readonly groupIds: readonly string[]; readonly userId: string | null }
  | { readonly kind: 'self'; readonly userId: string }
  | { readonly kind: 'public' }
  | { readonly kind: 'system' };

export const SYSTEM: Scope = { kind: 'system' };
export const PUBLIC: Scope = { kind: 'public' };

/** What a scope sets: the role, the groups, the person. Ids are checked to be UUIDs, so they are safe in a text. */
export function scopeValues(scope: Scope): readonly [role: string, groups: string, user: string] {
  const groups = scope.kind === 'tenant' ? scope.groupIds : [];
  const user = scope.kind === 'tenant' || scope.kind === 'self' ? scope.userId : null;
  for (const id of user === null ? groups : [...groups, user]) {
    if (!isUuid(id)) throw new Error('A scope can only hold UUIDs.');
  }
  return [`hearth_${scope.kind}`, `{${groups.join(',')}}`, user ?? ''];
}

/** The statement that puts the open transaction into a scope. */
export function enterScope(scope: Scope): string {
  const [role, groups, user] = scopeValues(scope);
  return `select set_config('role','${role}',true),set_config('app.groups','${groups}',true),set_config('app.user','${user}',true)`;
}
