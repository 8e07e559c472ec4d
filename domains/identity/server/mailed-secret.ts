import { randomInt } from 'node:crypto';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { isSameSecret, signatureBytes } from '@hearth/platform/secrets/signature';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { deleteSecrets, putSecret, tryCode } from './queries/mailed-secret.ts';
import { getServerKey } from './queries/server-key.ts';
import type { SecretPurpose } from './queries/tables.ts';
import type { UserRow } from './queries/user.ts';

const CODE_DIGITS = 6;

/** What a mail carries: a token for its link and a short code to type instead. */
export interface Secret {
  readonly token: string;
  readonly code: string;
}

/** Somebody whom a secret can be mailed to. */
export type Addressee = Pick<UserRow, 'id'> & { readonly email: string };

/** Whether somebody can be written to: who came with a card of an invitation has no address. */
export function hasAddress<User extends Pick<UserRow, 'email'>>(user: User): user is User & { readonly email: string } {
  return user.email !== null;
}

async function hashCode(tx: Tx<'system'>, userId: string, code: string): Promise<Buffer> {
  const key = await getServerKey(tx, 'mailed-code');
  return signatureBytes(key, `${userId}:${code}`);
}

/** A new secret for a person's address, good for `lifeMs`; the one before it is good for nothing from now on. */
export async function issueSecret(
  { db, clock }: Pick<Work<'system'>, 'db' | 'clock'>,
  user: Addressee,
  purpose: SecretPurpose,
  lifeMs: number,
): Promise<Secret> {
  const token = newToken();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  await putSecret(db, {
    user_id: user.id,
    purpose,
    token_hash: tokenHash(token),
    code_hash: purpose === 'VERIFY_EMAIL' ? await hashCode(db, user.id, code) : null,
    address: user.email,
    expires_at: new Date(clock.now().getTime() + lifeMs),
  });
  return { token, code };
}

/** Whether a typed code is the one that was sent to the address that the person has now. It is good once; each try counts. */
export async function proveCode(
  { db, clock }: Pick<Work<'system'>, 'db' | 'clock'>,
  user: Pick<UserRow, 'id' | 'email'>,
  purpose: SecretPurpose,
  code: string,
): Promise<boolean> {
  const secret = await tryCode(db, user.id, purpose, clock.now());
  if (secret === undefined || secret.code_hash === null || secret.address !== user.email) return false;
  if (!isSameSecret(await hashCode(db, user.id, code), secret.code_hash)) return false;
  await deleteSecrets(db, user.id, [purpose]);
  return true;
}
