/** What of people can be asked for: each is found by an index. */
export interface Criteria {
  readonly id?: string;
  readonly userName?: string;
  readonly externalId?: string;
  readonly email?: string;
  readonly isActive?: boolean;
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
  const [only] = parsed;
  if (parsed.length !== 1 || typeof only !== 'object' || only === null) return null;
  let criteria: Criteria = {};
  for (const [name, expression] of Object.entries(only)) {
    const part = criterion(name.toLowerCase(), expression);
    if (part === null) return null;
    criteria = { ...criteria, ...part };
  }
  return criteria;
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
