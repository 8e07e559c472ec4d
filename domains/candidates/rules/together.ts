/** Two people of whom somebody has said that they are one. */
export interface Pair {
  readonly low_user_id: string;
  readonly high_user_id: string;
}

/** For each of these people one name for the whole person: alike for all whom pairs lead to from each other. */
export function togetherOf(userIds: readonly string[], pairs: readonly Pair[]): ReadonlyMap<string, string> {
  const parent = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let above = parent.get(root); above !== undefined; above = parent.get(root)) root = above;
    return root;
  };
  for (const { low_user_id: low, high_user_id: high } of pairs) {
    const [one, other] = [rootOf(low), rootOf(high)];
    if (one !== other) parent.set(one < other ? other : one, one < other ? one : other);
  }
  return new Map(userIds.map((id) => [id, rootOf(id)]));
}
