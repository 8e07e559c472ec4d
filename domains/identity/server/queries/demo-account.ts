import type { Tx } from '@hearth/platform/database';
import type { DemoAccount } from '../../contract/schemas.ts';
import type { Tables } from './tables.ts';

export function findDemoAccounts(tx: Tx): Promise<DemoAccount[]> {
  return tx
    .tables<Tables>()
    .selectFrom('identity.demo_account')
    .select(['kind', 'name', 'username', 'password'])
    .orderBy('position')
    .execute();
}

/** Lists an account on the login page of a demo, after those that are there. */
export async function insertDemoAccount(tx: Tx, userId: string, account: DemoAccount): Promise<void> {
  const { position } = await tx
    .tables<Tables>()
    .selectFrom('identity.demo_account')
    .select((row) => row.fn.countAll<number>().as('position'))
    .executeTakeFirstOrThrow();
  await tx
    .tables<Tables>()
    .insertInto('identity.demo_account')
    .values({ user_id: userId, ...account, position })
    .execute();
}
