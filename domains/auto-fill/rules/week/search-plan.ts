/** A stretch of a whole search. */
export interface Stretch {
  readonly part: { readonly from: number; readonly to: number };
  readonly milliseconds: number;
  readonly steps: number;
}

const SHORTEST_MS = 200;
const LONGEST_MS = 16_000;
const MS_PER_SHIFT = 90;
/** Nobody waits longer than this to see that it goes on, or that their stop was heard. */
const STRETCH_MS = 2_500;
const STEPS_PER_SHIFT = 3_000;

/** How long a week is searched, in stretches between which it tells how far it is and hears that it should stop. */
export function planSearch(shifts: number): Stretch[] {
  const all = Math.min(LONGEST_MS, SHORTEST_MS + shifts * MS_PER_SHIFT);
  const count = Math.ceil(all / STRETCH_MS);
  return Array.from({ length: count }, (_, index) => ({
    part: { from: index / count, to: (index + 1) / count },
    milliseconds: all / count,
    steps: Math.ceil((shifts * STEPS_PER_SHIFT) / count),
  }));
}
