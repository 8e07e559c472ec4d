import type { Tx } from '@hearth/platform/database';
import { groupLinkedAccounts } from '../rules/together.ts';
import { hasApplications } from './queries/candidate.ts';
import { deletePairsOfUser, findConnectedPairs, recordPairEvent } from './queries/pair.ts';

/** Maps each person of a group to one id shared by all accounts confirmed as theirs. */
export async function findLinkedAccounts(
  tx: Tx,
  groupId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const pairs = await findConnectedPairs(tx, groupId, userIds);
  return groupLinkedAccounts(
    userIds,
    pairs.filter(({ verdict }) => verdict === 'SAME'),
  );
}

/** Deletes the verdicts on a person once they have no application left in the group. */
export async function forgetPairs(tx: Tx<'system'>, groupId: string, userId: string, at: Date): Promise<void> {
  if (await hasApplications(tx, groupId, userId)) return;
  for (const pair of await deletePairsOfUser(tx, groupId, userId)) await recordPairEvent(tx, pair, 'ERASED', null, at);
}
