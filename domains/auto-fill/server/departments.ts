import type { findPositions } from '@hearth/domains/team/service';

type Positions = Awaited<ReturnType<typeof findPositions>>;

/** Tells whether a position belongs to some departments, as people and shifts of the schedule are shown; null is all of them. */
export function positionsOf(
  departments: readonly string[] | null,
  positions: Positions,
): (positionId: string | null) => boolean {
  if (departments === null) return () => true;
  const own = new Set(positions.filter(({ department }) => departments.includes(department)).map(({ id }) => id));
  return (id) => id !== null && own.has(id);
}
