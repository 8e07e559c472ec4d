import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import { sql } from 'kysely';
import { makeSigningKey } from '../access-token.ts';
import type { StoredKey } from '../access-token.ts';
import type { Tables } from './tables.ts';

/** The sealed halves of key pairs that sign. */
export const PRIVATE_JWK = sealedColumn({ table: 'identity.signing_key', key: ['kid'], column: 'private_jwk' });

/** Adds a key pair, which signs from now on. */
export async function insertSigningKey(tx: Tx<'system'>, key: StoredKey, madeAt: Date): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('identity.signing_key')
    .values({
      kid: key.kid,
      private_jwk: PRIVATE_JWK.seal(tx, key.kid, JSON.stringify(key.privateJwk)),
      public_jwk: json(key.publicJwk) as never,
      made_at: madeAt,
    })
    .execute();
}

/** The newest key pair; the first call of an installation makes it. */
export async function getSigningKey(tx: Tx<'system'>, now: Date): Promise<StoredKey> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('identity.signing_key')
    .select(['kid', 'private_jwk', 'public_jwk'])
    .where('private_jwk', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row !== undefined && row.private_jwk !== null) {
    const privateJwk = JSON.parse(PRIVATE_JWK.open(tx, row.kid, row.private_jwk)) as StoredKey['privateJwk'];
    return { kid: row.kid, privateJwk, publicJwk: row.public_jwk };
  }
  const key = await makeSigningKey();
  await insertSigningKey(tx, key, now);
  return key;
}

/** The public half of a key pair by its `kid`. */
export async function findPublicKey(tx: Tx<'system'>, kid: string): Promise<StoredKey['publicJwk'] | undefined> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('identity.signing_key')
    .select('public_jwk')
    .where('kid', '=', kid)
    .executeTakeFirst();
  return row?.public_jwk;
}

/** When the newest key pair was made; one caller at a time asks, until its transaction ends. */
export async function lockNewestKey(tx: Tx<'system'>): Promise<Date | undefined> {
  const [row] = await tx.execute<{ made_at: Date }>(
    sql`select made_at from identity.signing_key order by number desc limit 1 for update`,
  );
  return row?.made_at;
}

/** Deletes old private keys, and whole pairs replaced longer than `keptMs` ago on either side of now. */
export async function retireSigningKeys(tx: Tx<'system'>, now: Date, keptMs: number): Promise<void> {
  await tx.execute(sql`
    update identity.signing_key set private_jwk = null, replaced_at = ${now}::timestamptz
    where replaced_at is null and number < (select max(number) from identity.signing_key)`);
  await tx.execute(sql`
    delete from identity.signing_key
    where abs(extract(epoch from ${now}::timestamptz - replaced_at)) * 1000 > ${keptMs}::float8`);
}
