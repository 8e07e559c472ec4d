import type { Tx } from '@hearth/platform/database';
import type { Insertable } from 'kysely';
import type { AssertionTable, Tables } from './tables.ts';

/** Records an assertion as used; false if it was used before. */
export async function consumeAssertion(tx: Tx<'system'>, row: Insertable<AssertionTable>): Promise<boolean> {
  const taken = await tx
    .tables<Tables>()
    .insertInto('federation.assertion')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('assertion_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Forgets assertions that would be refused for their age by now. */
export async function deleteOldAssertions(tx: Tx<'system'>, now: Date): Promise<void> {
  await tx.tables<Tables>().deleteFrom('federation.assertion').where('expires_at', '<=', now).execute();
}
