import type { StaffBar } from '../contract/bars.ts';
import type { StaffSide } from '../contract/staff-schemas.ts';

/** Facts that decide whether a side may write in a conversation between a location and one of its staff. */
export interface StaffWritingFacts {
  /** Whether the person works at the location now. */
  readonly isActive: boolean;
  /** Whether a moderator has suspended the manager from writing. */
  readonly isSuspended: boolean;
}

/**
 * Resolves why a side may not write; null if it may. A suspension is of somebody who writes in a location's name: their own
 * managers they can write to all the same.
 */
export function resolveStaffBar(side: StaffSide, { isActive, isSuspended }: StaffWritingFacts): StaffBar | null {
  if (!isActive) return 'LEFT';
  return side === 'LOCATION' && isSuspended ? 'SUSPENDED' : null;
}

/**
 * The location whose managers a person is written to from: of those that the sender may write for, the person's main one first.
 * Undefined where they work at none of these.
 */
export function pickStaffPlace(
  main: string,
  worksAt: readonly string[],
  isReached: (locationId: string) => boolean,
): string | undefined {
  const reached = worksAt.filter(isReached).toSorted();
  return reached.includes(main) ? main : reached[0];
}
