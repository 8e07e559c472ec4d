/** Two accounts that somebody has confirmed as the same person. */
export interface LinkedPair {
  readonly low_user_id: string;
  readonly high_user_id: string;
}

/** Maps each account to one id that all accounts linked by pairs share. */
export function groupLinkedAccounts(
  userIds: readonly string[],
  pairs: readonly LinkedPair[],
): ReadonlyMap<string, string> {
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
