import { BOARD } from './stages.ts';
import type { ReasonSide } from './end-reasons.ts';
import { REASON_SIDES, reasonSide } from './end-reasons.ts';
import type { EndReason, Stage } from '../contract/schemas.ts';

/** A source's candidates and how many of them reached each stage. */
export interface SourceFunnel {
  readonly source: string;
  readonly reached: readonly number[];
}

/** Sums how many reached each stage, over all sources. */
export function sumFunnel(sources: readonly SourceFunnel[]): { readonly stage: Stage; readonly reached: number }[] {
  return BOARD.map((stage, index) => ({
    stage,
    reached: sources.reduce((sum, { reached }) => sum + (reached[index] ?? 0), 0),
  }));
}

/** Groups endings without a hire by side, with their reasons, most frequent first. */
export function groupEndsBySide(
  ends: readonly { readonly reason: EndReason; readonly n: number }[],
): { readonly side: ReasonSide; readonly total: number; readonly reasons: { reason: EndReason; n: number }[] }[] {
  return REASON_SIDES.map((side) => {
    const reasons = ends.filter(({ reason }) => reasonSide(reason) === side).toSorted((a, b) => b.n - a.n);
    return { side, total: reasons.reduce((sum, { n }) => sum + n, 0), reasons };
  });
}
