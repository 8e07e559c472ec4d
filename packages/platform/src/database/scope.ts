import { isUuid } from '@hearth/kit/id';

/**
 * On whose behalf statements run. Each scope is a database role without login; row security decides what it sees:
 * - `tenant`: the rows of these groups; - `self`: the person's own rows; - `public`: what anybody may see;
 * - `survey`: what candidates said of themselves for statistics, to be counted; nothing else;
 * - `system`: sign-in, jobs, seed: everything but that.
 */
export type Scope =
  | { readonly kind: 'tenant'; readonly groupIds: readonly string[]; readonly userId: string | null }
  | { readonly kind: 'self'; readonly userId: string }
  | { readonly kind: 'public' }
  | { readonly kind: 'survey' }
  | { readonly kind: 'system'; readonly looksForWords?: true };

export type ScopeKind = Scope['kind'];

/** A scope of one kind, or of several. */
export type ScopeOf<Kind extends ScopeKind> = Scope & { readonly kind: Kind };

export const SYSTEM: ScopeOf<'system'> = { kind: 'system' };
/**
 * Everything, for statements that look for words in columns with a trigram index. The planner takes a comparison of words to be
 * as cheap as one of numbers and would read every row, so here it reads whole tables only where there is no other way; and
 * words count as alike (`<%`) from 0.45 on, so that two letters in each other's places are forgiven in a name of five.
 */
export const SYSTEM_WORDS: ScopeOf<'system'> = { kind: 'system', looksForWords: true };
export const PUBLIC: ScopeOf<'public'> = { kind: 'public' };
export const SURVEY: ScopeOf<'survey'> = { kind: 'survey' };

/**
 * The rows of some groups: for a part of a caller's work that concerns these groups alone, whose own scope shows less of
 * them. Prefer it to `SYSTEM`: row security still keeps all other groups out.
 */
export const groupScope = (groupIds: readonly string[]): ScopeOf<'tenant'> => ({
  kind: 'tenant',
  groupIds: [...new Set(groupIds)],
  userId: null,
});

/** The settings that a scope makes, in the order of `scopeValues`. */
export const SCOPE_SETTINGS = ['role', 'app.groups', 'app.user', 'enable_seqscan', 'pg_trgm.word_similarity_threshold'];

/**
 * The session settings of a scope; ids are validated UUIDs, so they are safe to inline. Ids are checked to be UUIDs,
 * so they are safe in a text.
 */
export function scopeValues(scope: Scope): readonly string[] {
  const groups = scope.kind === 'tenant' ? scope.groupIds : [];
  const user = scope.kind === 'tenant' || scope.kind === 'self' ? scope.userId : null;
  for (const id of user === null ? groups : [...groups, user]) {
    if (!isUuid(id)) throw new Error('A scope can only hold UUIDs.');
  }
  const looksForWords = scope.kind === 'system' && scope.looksForWords === true;
  return [
    `hearth_${scope.kind}`,
    `{${groups.join(',')}}`,
    user ?? '',
    ...(looksForWords ? ['off', '0.45'] : ['on', '0.6']),
  ];
}

/** The statement that puts the open transaction into a scope. */
export function enterScope(scope: Scope): string {
  const values = scopeValues(scope);
  return `select ${SCOPE_SETTINGS.map((name, index) => `set_config('${name}','${values[index]}',true)`).join(',')}`;
}

/** The statement that enters a scope, by the values of `scopeValues`. */
export const ENTER_BY_VALUES = `select ${SCOPE_SETTINGS.map((name, index) => `set_config('${name}',$${index + 1},true)`).join(',')}`;

/** The setting that holds a moment, in the database of a test. */
export const MOMENT_SETTING = 'app.moment';

/** The statement and its values that put the open transaction into a scope: to read only, and at a moment, where that is asked. */
export function entryInto(
  scope: Scope,
  { readOnly = false, moment }: { readonly readOnly?: boolean; readonly moment?: Date } = {},
): readonly [text: string, values: readonly string[]] {
  const values = scopeValues(scope);
  const reading = readOnly ? `,set_config('transaction_read_only','on',true)` : '';
  if (moment === undefined) return [`${ENTER_BY_VALUES}${reading}`, values];
  const at = `,set_config('${MOMENT_SETTING}',$${values.length + 1},true)`;
  return [`${ENTER_BY_VALUES}${at}${reading}`, [...values, moment.toISOString()]];
}

/** The statements that put the open transaction into a scope, and at a moment where there is one. */
export function enterScopeAt(scope: Scope, moment: Date | undefined): string {
  const at = moment === undefined ? '' : `;select set_config('${MOMENT_SETTING}','${moment.toISOString()}',true)`;
  return `${enterScope(scope)}${at}`;
}
