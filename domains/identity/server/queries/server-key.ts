import { randomBytes } from 'node:crypto';
import type { Tx } from '@hearth/platform/database';
import type { Tables } from './tables.ts';

/** This installation's key for a purpose; the first call makes it. */
export async function getServerKey(tx: Tx, purpose: string): Promise<Uint8Array> {
  const find = () =>
    tx
      .tables<Tables>()
      .selectFrom('identity.server_key')
      .select('key')
      .where('purpose', '=', purpose)
      .executeTakeFirst();
  const known = await find();
  if (known !== undefined) return known.key;
  await tx
    .tables<Tables>()
    .insertInto('identity.server_key')
    .values({ purpose, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await find();
  if (made === undefined) throw new Error(`The key for ${purpose} could not be kept.`);
  return made.key;
}
