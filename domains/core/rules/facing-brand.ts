/**
 * The brand that people outside deal with, of a path that runs from the root down: the nearest group, else the root. At Harbour
 * House, a group of Lumen Hospitality, that is Harbour House. Posts name their employer by the same rule.
 */
export function facingBrand<Node extends { readonly type: string }>(path: readonly Node[]): Node | undefined {
  return path.findLast(({ type }) => type === 'GROUP') ?? path[0];
}
