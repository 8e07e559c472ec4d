/** The lowest brand that two paths from the root share; undefined where they have no root in common. */
export function findCommonAncestor(one: readonly string[], other: readonly string[]): string | undefined {
  return one.findLast((id, depth) => other[depth] === id);
}
