/** What of people can be asked for: each is found by an index. */
export interface Criteria {
  readonly id?: string;
  readonly userName?: string;
  readonly externalId?: string;
  readonly email?: string;
  readonly isActive?: boolean;
}

/** What of groups can be asked for. */
export interface GroupCriteria {
  readonly id?: string;
  readonly displayName?: string;
  readonly externalId?: string;
  /** Somebody who is in it. */
  readonly memberId?: string;
}

/** The one comparison in a filter's expression for an attribute, and what it is compared with. */
function equalTo(expression: unknown): unknown {
  return Array.isArray(expression) && expression.length === 2 && String(expression[0]).toLowerCase() === 'eq'
    ? (expression[1] as unknown)
    : undefined;
}

/**
 * What a filter asks for, as SCIM's parser takes it apart; null for a filter that would have to be answered by reading everybody.
 * Only equality of what directories look people up by, joined by "and".
 */
export function criteriaOf(parsed: readonly unknown[]): Criteria | null {
  return allOf(parsed, criterion);
}

/** The same for groups. */
export function groupCriteriaOf(parsed: readonly unknown[]): GroupCriteria | null {
  return allOf(parsed, (name, expression): GroupCriteria | null => {
    const value = equalTo(name === 'members' ? valueAlone(expression) : expression);
    if (typeof value !== 'string') return null;
    if (name === 'displayname') return { displayName: value };
    if (name === 'externalid') return { externalId: value };
    if (name === 'members') return { memberId: value };
    return name === 'id' ? { id: value } : null;
  });
}

/** The comparison of a member's value, if a filter says nothing else of members. */
function valueAlone(expression: unknown): unknown {
  if (Array.isArray(expression)) return expression;
  const { value, ...others } = Object(expression) as { value?: unknown };
  return Object.keys(others).length === 0 ? value : undefined;
}

/** Every comparison of the only alternative, each read by itself; null when one of them cannot be. */
function allOf<C extends object>(
  parsed: readonly unknown[],
  read: (name: string, expression: unknown) => C | null,
): C | null {
  const [only] = parsed;
  if (parsed.length !== 1 || typeof only !== 'object' || only === null) return null;
  const parts = Object.entries(only).map(([name, expression]) => read(name.toLowerCase(), expression));
  return parts.includes(null) ? null : (Object.assign({}, ...parts) as C);
}

function criterion(name: string, expression: unknown): Criteria | null {
  if (name === 'emails') {
    const nested: unknown = Array.isArray(expression) ? { value: expression } : expression;
    const { value, type, ...others } = Object(nested) as Record<string, unknown>;
    const email = equalTo(value);
    const isWork = type === undefined || equalTo(type) === 'work';
    return typeof email === 'string' && isWork && Object.keys(others).length === 0 ? { email } : null;
  }
  const value = equalTo(expression);
  if (name === 'active') return typeof value === 'boolean' ? { isActive: value } : null;
  if (typeof value !== 'string') return null;
  if (name === 'username') return { userName: value };
  if (name === 'externalid') return { externalId: value };
  return name === 'id' ? { id: value } : null;
}
