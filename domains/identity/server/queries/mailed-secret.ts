import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { WRONG_CODES } from '../../rules/limits.ts';
import type { MailedSecretTable, SecretPurpose, Tables } from './tables.ts';

export type MailedSecret = Selectable<MailedSecretTable>;

/** Replaces a person's secret for this purpose. */
export async function putSecret(tx: Tx<'system'>, secret: Omit<MailedSecret, 'wrong_codes'>): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('identity.mailed_secret')
    .values(secret)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'purpose']).doUpdateSet({
        token_hash: secret.token_hash,
        code_hash: secret.code_hash,
        address: secret.address,
        expires_at: secret.expires_at,
        wrong_codes: 0,
      }),
    )
    .execute();
}

/** The secret of a token, while it is good for one of the purposes. */
export function findSecret(
  tx: Tx<'system'>,
  tokenHash: Uint8Array,
  purposes: readonly SecretPurpose[],
  now: Date,
): Promise<MailedSecret | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('identity.mailed_secret')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Is true if a person has an unexpired secret for this purpose. */
export async function hasSecret(tx: Tx<'system'>, userId: string, purpose: SecretPurpose, now: Date): Promise<boolean> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('identity.mailed_secret')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes and returns a token's secret in one statement, so that only one use succeeds. */
export function consumeSecret(
  tx: Tx<'system'>,
  tokenHash: Uint8Array,
  purposes: readonly SecretPurpose[],
  now: Date,
): Promise<MailedSecret | undefined> {
  return tx
    .tables<Tables>()
    .deleteFrom('identity.mailed_secret')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Counts an attempt and returns the secret to compare with; undefined if none or exhausted. */
export async function countCodeAttempt(
  tx: Tx<'system'>,
  userId: string,
  purpose: SecretPurpose,
  now: Date,
): Promise<MailedSecret | undefined> {
  const [row] = await tx.execute<MailedSecret>(sql`
    update identity.mailed_secret set wrong_codes = wrong_codes + 1
    where user_id = ${userId} and purpose = ${purpose} and expires_at > ${now} and wrong_codes < ${WRONG_CODES}
    returning *`);
  return row;
}

/** Takes away what was sent to a person for these purposes. */
export async function deleteSecrets(
  tx: Tx<'system'>,
  userId: string,
  purposes: readonly SecretPurpose[],
): Promise<void> {
  await tx
    .tables<Tables>()
    .deleteFrom('identity.mailed_secret')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute();
}

/** Forgets what has run out. */
export async function deleteEndedSecrets(tx: Tx<'system'>, now: Date): Promise<void> {
  await tx.tables<Tables>().deleteFrom('identity.mailed_secret').where('expires_at', '<=', now).execute();
}
