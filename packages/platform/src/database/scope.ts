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

/** The statement that puts the open transaction into a scope. Ids are checked to be UUIDs, so the text is safe to build. */
export function enterScope(scope: Scope): string {
  const groups = scope.kind === 'tenant' ? scope.groupIds : [];
  const user = scope.kind === 'tenant' || scope.kind === 'self' ? scope.userId : null;
  for (const id of user === null ? groups : [...groups, user]) {
    if (!isUuid(id)) throw new Error('A scope can only hold UUIDs.');
  }
  return `select set_config('role','hearth_${scope.kind}',true),set_config('app.groups','{${groups.join(',')}}',true),set_config('app.user','${user ?? ''}',true)`;
}
