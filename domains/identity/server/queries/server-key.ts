import { randomBytes } from 'node:crypto';
import type { Tx } from '@hearth/platform/database';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import type { Tables } from './tables.ts';

const KEY_BYTES = 32;

/** The sealed keys of this installation. */
export const SERVER_KEY = sealedColumn({ table: 'identity.server_key', key: ['purpose'], column: 'key' });

/** This installation's key for a purpose, if it was made. */
export async function findServerKey(tx: Tx<'system'>, purpose: string): Promise<Uint8Array | undefined> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('identity.server_key')
    .select('key')
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row === undefined ? undefined : Buffer.from(SERVER_KEY.open(tx, purpose, row.key), 'base64');
}

/** This installation's key for a purpose; the first call makes it. */
export async function getServerKey(tx: Tx<'system'>, purpose: string): Promise<Uint8Array> {
  const known = await findServerKey(tx, purpose);
  if (known !== undefined) return known;
  const key = SERVER_KEY.seal(tx, purpose, randomBytes(KEY_BYTES).toString('base64'));
  await tx
    .tables<Tables>()
    .insertInto('identity.server_key')
    .values({ purpose, key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findServerKey(tx, purpose);
  if (made === undefined) throw new Error(`The key for ${purpose} could not be kept.`);
  return made;
}
