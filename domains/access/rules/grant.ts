import type { Rights } from './rights.ts';

/** A right given to one person: permissions at a brand node and everything below it, perhaps narrowed, perhaps for a time. */
export interface Grant {
  readonly id: string;
  readonly groupId: string;
  /** The node that the grant stands at, as its path from the group's root to itself. */
  readonly path: readonly string[];
  /** What it gives, with the role's limits and its own already counted in: there is nothing else to remember when a right is asked for. */
  readonly rights: Rights;
  /** Milliseconds since 1970, UTC; the grant holds from this moment. */
  readonly validFrom: number;
  /** The first moment at which it no longer holds; `null` is without end. */
  readonly validUntil: number | null;
}

/** Where a brand stands: its tenant and its path from the group's root to itself. */
export interface Place {
  readonly groupId: string;
  readonly path: readonly string[];
}

/** The last step of a path: the node itself. */
export function nodeOf(place: Place): string {
  const node = place.path.at(-1);
  if (node === undefined) throw new RangeError('a path holds at least the node itself');
  return node;
}

/** Whether a grant holds at a moment. */
export function isValidAt(grant: Grant, now: number): boolean {
  return grant.validFrom <= now && (grant.validUntil === null || now < grant.validUntil);
}

/** Whether a grant stands at a brand or above it, in the same tenant. */
export function reaches(grant: Grant, place: Place): boolean {
  return grant.groupId === place.groupId && place.path.includes(nodeOf(grant));
}

/** Whether a grant stands below a brand, in the same tenant. */
export function standsBelow(grant: Grant, place: Place): boolean {
  const node = nodeOf(place);
  return grant.groupId === place.groupId && nodeOf(grant) !== node && grant.path.includes(node);
}
