import type { Comparison } from './filter.ts';
import { parseFilter } from './filter.ts';

/** Indexed search criteria for people. */
export interface Criteria {
  readonly id?: string;
  readonly userName?: string;
  readonly externalId?: string;
  readonly email?: string;
  readonly isActive?: boolean;
}

/** Indexed search criteria for groups. */
export interface GroupCriteria {
  readonly id?: string;
  readonly displayName?: string;
  readonly externalId?: string;
  /** Somebody who is in it. */
  readonly memberId?: string;
}

/**
 * Parses a filter of equalities joined by "and"; null if it needs a full scan. Only equality of what directories look
 * people up by, joined by "and".
 */
export function parseCriteria(filter: string): Criteria | null {
  const asked = parseComparisons(filter);
  // An address for work is any address: people have one here.
  if (asked?.has('emails.type') === true && (!asked.has('emails.value') || asked.get('emails.type') !== 'work'))
    return null;
  asked?.delete('emails.type');
  return mergeCriteria(asked, toCriterion);
}

/** The same for groups. */
export function groupCriteriaOf(filter: string): GroupCriteria | null {
  return mergeCriteria(parseComparisons(filter), (name, value): GroupCriteria | null => {
    if (typeof value !== 'string') return null;
    if (name === 'displayname') return { displayName: value };
    if (name === 'externalid') return { externalId: value };
    if (name === 'members.value') return { memberId: value };
    return name === 'id' ? { id: value } : null;
  });
}

/** The value that each attribute is compared with; null if one is compared twice. */
function parseComparisons(filter: string): Map<string, Comparison['value']> | null {
  const comparisons = parseFilter(filter);
  if (comparisons === null) return null;
  const asked = new Map(
    comparisons.map(({ path, value }) => [path === 'emails' || path === 'members' ? `${path}.value` : path, value]),
  );
  return asked.size === comparisons.length ? asked : null;
}

/** Merges all comparisons into criteria; null if one is unsupported. */
function mergeCriteria<C extends object>(
  asked: ReadonlyMap<string, Comparison['value']> | null,
  read: (name: string, value: Comparison['value']) => C | null,
): C | null {
  if (asked === null) return null;
  const parts = [...asked].map(([name, value]) => read(name, value));
  return parts.includes(null) ? null : (Object.assign({}, ...parts) as C);
}

function toCriterion(name: string, value: Comparison['value']): Criteria | null {
  if (name === 'active') return typeof value === 'boolean' ? { isActive: value } : null;
  if (typeof value !== 'string') return null;
  if (name === 'username') return { userName: value };
  if (name === 'externalid') return { externalId: value };
  if (name === 'emails.value') return { email: value };
  return name === 'id' ? { id: value } : null;
}
