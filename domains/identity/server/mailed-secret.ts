import { randomInt } from 'node:crypto';
import type { Tx } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { isSameSecret, signatureBytes } from '@hearth/platform/secrets/signature';
import { newToken, tokenHash } from '@hearth/platform/secrets/token';
import { deleteSecrets, putSecret, countCodeAttempt } from './queries/mailed-secret.ts';
import { getServerKey } from './queries/server-key.ts';
import type { SecretPurpose } from './queries/tables.ts';
import type { UserRow } from './queries/user.ts';

const CODE_DIGITS = 6;

/** The secrets of a mail: a token for its link and a short code to type instead. */
export interface MailSecret {
  readonly token: string;
  readonly code: string;
}

/** A person with an email address. */
export type Addressee = Pick<UserRow, 'id'> & { readonly email: string };

/** Is true if a person has an email address; those invited by a printed card have none. */
export function hasAddress<User extends Pick<UserRow, 'email'>>(user: User): user is User & { readonly email: string } {
  return user.email !== null;
}

async function hashCode(tx: Tx<'system'>, userId: string, code: string): Promise<Buffer> {
  const key = await getServerKey(tx, 'mailed-code');
  return signatureBytes(key, `${userId}:${code}`);
}

/** Issues a secret for a person's address for `lifeMs` and voids the previous one. */
export async function issueSecret(
  { db, clock }: Pick<Work<'system'>, 'db' | 'clock'>,
  user: Addressee,
  purpose: SecretPurpose,
  lifeMs: number,
): Promise<MailSecret> {
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

/** Is true if a code matches the one sent to the current address. It works once; each attempt counts. */
export async function verifyCode(
  { db, clock }: Pick<Work<'system'>, 'db' | 'clock'>,
  user: Pick<UserRow, 'id' | 'email'>,
  purpose: SecretPurpose,
  code: string,
): Promise<boolean> {
  const secret = await countCodeAttempt(db, user.id, purpose, clock.now());
  if (secret === undefined || secret.code_hash === null || secret.address !== user.email) return false;
  if (!isSameSecret(await hashCode(db, user.id, code), secret.code_hash)) return false;
  await deleteSecrets(db, user.id, [purpose]);
  return true;
}
