import type { Rights } from './rights.ts';

/** A person's right: permissions at a brand and below, with optional limits and period. */
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

/** A brand's group and its path from the root. */
export interface BrandPath {
  readonly groupId: string;
  readonly path: readonly string[];
}

/** The last node of a path: the brand itself. */
export function lastNode(place: BrandPath): string {
  const node = place.path.at(-1);
  if (node === undefined) throw new RangeError('a path holds at least the node itself');
  return node;
}

/** Is true if a grant is valid at an instant. */
export function isValidAt(grant: Grant, now: number): boolean {
  return grant.validFrom <= now && (grant.validUntil === null || now < grant.validUntil);
}

/** Is true if a grant is at a brand or above it, in the same group. */
export function reaches(grant: Grant, place: BrandPath): boolean {
  return grant.groupId === place.groupId && place.path.includes(lastNode(grant));
}

/** Is true if a grant is below a brand, in the same group. */
export function isBelow(grant: Grant, place: BrandPath): boolean {
  const node = lastNode(place);
  return grant.groupId === place.groupId && lastNode(grant) !== node && grant.path.includes(node);
}
