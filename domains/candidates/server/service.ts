import type { Tx } from '@hearth/platform/database';
import { togetherOf } from '../rules/together.ts';
import { hasAny } from './queries/candidate.ts';
import { deletePairsOf, findAround, notePair } from './queries/pair.ts';

/** For each of these people of a group one name for the whole person: alike where somebody has said that they are one. */
export async function findTogether(
  tx: Tx,
  groupId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const pairs = await findAround(tx, groupId, userIds);
  return togetherOf(
    userIds,
    pairs.filter(({ verdict }) => verdict === 'SAME'),
  );
}

/** Forgets what was said of somebody in a group once nothing that they applied for is left there. */
export async function forgetPairs(tx: Tx<'system'>, groupId: string, userId: string, at: Date): Promise<void> {
  if (await hasAny(tx, groupId, userId)) return;
  for (const pair of await deletePairsOf(tx, groupId, userId)) await notePair(tx, pair, 'ERASED', null, at);
}
