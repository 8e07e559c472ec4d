import type { Tx } from '@hearth/platform/database';
import type { DemoAccount } from '../../contract/schemas.ts';
import type { Tables } from './tables.ts';

/** A demo account with its credentials; empty where they are not stored. */
export type DemoCredentials = Required<DemoAccount>;

export function findDemoAccounts(tx: Tx<'system'>): Promise<DemoCredentials[]> {
  return tx
    .tables<Tables>()
    .selectFrom('identity.demo_account')
    .select(['kind', 'name', 'username', 'password'])
    .orderBy('position')
    .execute();
}

/** Lists an account on the login page of a demo, after those that are there. */
export async function insertDemoAccount(tx: Tx<'system'>, userId: string, account: DemoCredentials): Promise<void> {
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

/** Whose the accounts of a demo are. */
export async function findDemoUserIds(tx: Tx<'system'>): Promise<readonly string[]> {
  const rows = await tx
    .tables<Tables>()
    .selectFrom('identity.demo_account')
    .select('user_id')
    .orderBy('position')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Lists all demo accounts with this password; empty hides it. */
export async function updateDemoPasswords(tx: Tx<'system'>, password: string): Promise<void> {
  await tx.tables<Tables>().updateTable('identity.demo_account').set({ password }).execute();
}
