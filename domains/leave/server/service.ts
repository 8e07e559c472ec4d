import { findMyEmployments } from '@hearth/domains/team/service';
import type { Tx } from '@hearth/platform/database';
import { type BalanceChangeRow, findBalanceChanges } from './queries/balance-change.ts';

/** All that managers entered for the signed-in person’s balances. */
export async function findOwnBalanceChanges(tx: Tx<'self'>): Promise<readonly BalanceChangeRow[]> {
  return findBalanceChanges(
    tx,
    (await findMyEmployments(tx)).map(({ id }) => id),
  );
}
