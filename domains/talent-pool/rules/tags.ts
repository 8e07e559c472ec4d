/** Returns whether each tag belongs to a brand on the path of a location. */
export function areTagsAllowed(brandIds: readonly string[], path: readonly string[]): boolean {
  return brandIds.every((id) => path.includes(id));
}
