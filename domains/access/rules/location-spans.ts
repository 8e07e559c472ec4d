/** A half-open range of location numbers. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const NONE: Span = { from: 0, to: 0 };

/** Numbers the locations of a tree so that those below one brand stand side by side. `paths` lead from the root to each location, in the order of the tree. */
export class LocationSpans {
  readonly #spans = new Map<string, { from: number; to: number }>();
  readonly count: number;

  constructor(paths: readonly (readonly string[])[]) {
    this.count = paths.length;
    for (const [number, path] of paths.entries()) {
      for (const node of path) {
        const known = this.#spans.get(node);
        if (known === undefined) this.#spans.set(node, { from: number, to: number + 1 });
        else known.to = number + 1;
      }
    }
  }

  /** The locations at or below a brand. */
  below(node: string): Span {
    return this.#spans.get(node) ?? NONE;
  }

  /** The locations at or below a brand that do not stand below one of the `inner` brands, which lie side by side below it. */
  between(node: string, inner: readonly string[]): readonly Span[] {
    const { from, to } = this.below(node);
    const spans: Span[] = [];
    let at = from;
    for (const hole of inner.map((one) => this.below(one)).toSorted((a, b) => a.from - b.from)) {
      if (hole.to <= hole.from) continue;
      if (hole.from > at) spans.push({ from: at, to: hole.from });
      at = hole.to;
    }
    if (to > at) spans.push({ from: at, to });
    return spans;
  }
}

/** The number of locations in spans that do not overlap. */
export function countLocations(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
