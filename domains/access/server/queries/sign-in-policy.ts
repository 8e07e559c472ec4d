import type { Tx } from '@hearth/platform/database';
import type { SignInPolicyTable, Tables } from './tables.ts';

/** Finds a group's sign-in requirements; none if it never set them. */
export async function findSignInPolicy(
  tx: Tx,
  groupId: string,
): Promise<Pick<SignInPolicyTable, 'second_factor_required' | 'trusts_provider'>> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('access.sign_in_policy')
    .select(['second_factor_required', 'trusts_provider'])
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return row ?? { second_factor_required: false, trusts_provider: false };
}

export async function putSignInPolicy(tx: Tx, policy: SignInPolicyTable): Promise<void> {
  const { group_id: _group, ...change } = policy;
  await tx
    .tables<Tables>()
    .insertInto('access.sign_in_policy')
    .values(policy)
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet(change))
    .execute();
}

/** Of people, those who hold a right in a group that demands a second step. */
export async function findDemandedOf(tx: Tx, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx
    .tables<Tables>()
    .selectFrom('access.grant as g')
    .innerJoin('access.sign_in_policy as p', 'p.group_id', 'g.group_id')
    .select('g.user_id')
    .distinct()
    .where('g.user_id', 'in', [...userIds])
    .where('p.second_factor_required', '=', true)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
