import { BOARD } from './stages.ts';
import type { ReasonSide } from './end-reasons.ts';
import { REASON_SIDES, sideOf } from './end-reasons.ts';
import type { EndReason, Stage } from '../contract/schemas.ts';

/** How many came from a source, and how many of them got at least as far as each stage of the board. */
export interface SourceWay {
  readonly source: string;
  readonly reached: readonly number[];
}

/** How many got at least as far as each stage of the board, over all sources. */
export function stepsOf(sources: readonly SourceWay[]): { readonly stage: Stage; readonly reached: number }[] {
  return BOARD.map((stage, index) => ({
    stage,
    reached: sources.reduce((sum, { reached }) => sum + (reached[index] ?? 0), 0),
  }));
}

/** Ends without a contract by whose doing they were, with their reasons, the most frequent first. */
export function endsBySide(
  ends: readonly { readonly reason: EndReason; readonly n: number }[],
): { readonly side: ReasonSide; readonly total: number; readonly reasons: { reason: EndReason; n: number }[] }[] {
  return REASON_SIDES.map((side) => {
    const reasons = ends.filter(({ reason }) => sideOf(reason) === side).toSorted((a, b) => b.n - a.n);
    return { side, total: reasons.reduce((sum, { n }) => sum + n, 0), reasons };
  });
}
