import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { makeSigningKey } from '../access-token.ts';
import type { StoredKey } from '../access-token.ts';
import type { Tables } from './tables.ts';

/** The newest key pair; the first call of an installation makes it. */
export async function getSigningKey(tx: Tx): Promise<StoredKey> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('identity.signing_key')
    .select(['kid', 'private_jwk', 'public_jwk'])
    .orderBy('made_at', 'desc')
    .orderBy('kid')
    .limit(1)
    .executeTakeFirst();
  if (row !== undefined) return { kid: row.kid, privateJwk: row.private_jwk, publicJwk: row.public_jwk };
  const key = await makeSigningKey();
  await tx
    .tables<Tables>()
    .insertInto('identity.signing_key')
    .values({ kid: key.kid, private_jwk: json(key.privateJwk) as never, public_jwk: json(key.publicJwk) as never })
    .execute();
  return key;
}

/** The public half of a key pair by its `kid`. */
export async function findPublicKey(tx: Tx, kid: string): Promise<StoredKey['publicJwk'] | undefined> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('identity.signing_key')
    .select('public_jwk')
    .where('kid', '=', kid)
    .executeTakeFirst();
  return row?.public_jwk;
}
