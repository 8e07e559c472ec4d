import type { Score } from '../contract/schemas.ts';

/** The data by which applications are ranked. */
export interface Rankable {
  readonly score: Pick<Score, 'points' | 'unknown'>;
  readonly application: { readonly id: string; readonly applied_at: string };
}

/**
 * Compares by score, then by unknown points, then by the earlier application. At equal points what is not known
 * speaks for somebody, then who applied earlier.
 */
export function compareByFit(one: Rankable, other: Rankable): number {
  return (
    other.score.points - one.score.points ||
    other.score.unknown - one.score.unknown ||
    compare(one.application.applied_at, other.application.applied_at) ||
    compare(one.application.id, other.application.id)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
