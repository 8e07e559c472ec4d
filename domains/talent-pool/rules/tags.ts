/** Whether tags serve people at a location: each belongs to a brand on the way from the group down to it. */
export function tagsFit(brandIds: readonly string[], path: readonly string[]): boolean {
  return brandIds.every((id) => path.includes(id));
}
