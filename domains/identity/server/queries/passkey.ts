import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { PasskeyChallengeTable, PasskeyTable, Tables } from './tables.ts';

export type Passkey = Selectable<PasskeyTable>;

export async function insertPasskeyChallenge(tx: Tx<'system'>, row: PasskeyChallengeTable): Promise<void> {
  await tx.tables<Tables>().insertInto('identity.passkey_challenge').values(row).execute();
}

/**
 * Consumes a challenge in one statement; undefined if it has expired or is another person's. Undefined when it is
 * over, or another's.
 */
export function consumePasskeyChallenge(
  tx: Tx<'system'>,
  challengeHash: Uint8Array,
  whose: { readonly userId: string } | { readonly browserHash: Uint8Array },
  now: Date,
): Promise<Selectable<PasskeyChallengeTable> | undefined> {
  const taken = tx
    .tables<Tables>()
    .deleteFrom('identity.passkey_challenge')
    .where('challenge_hash', '=', challengeHash)
    .where('expires_at', '>', now);
  const own =
    'userId' in whose ? taken.where('user_id', '=', whose.userId) : taken.where('browser_hash', '=', whose.browserHash);
  return own.returningAll().executeTakeFirst();
}

export async function deleteEndedPasskeyChallenges(tx: Tx<'system'>, now: Date): Promise<void> {
  await tx.tables<Tables>().deleteFrom('identity.passkey_challenge').where('expires_at', '<=', now).execute();
}

/** Adds a key; tells whether it did: an id is registered once in the whole installation. */
export async function insertPasskey(tx: Tx<'system'>, row: Insertable<PasskeyTable>): Promise<boolean> {
  const rows = await tx
    .tables<Tables>()
    .insertInto('identity.passkey')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

export function findPasskey(tx: Tx<'system'>, id: string): Promise<Passkey | undefined> {
  return tx.tables<Tables>().selectFrom('identity.passkey').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A person's keys, oldest first. */
export function findPasskeys(tx: Tx<'system'>, userId: string): Promise<Passkey[]> {
  return tx
    .tables<Tables>()
    .selectFrom('identity.passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Notes a use, with the key's own count. False when the count did not rise: then a copy of the key is about, or an answer came
 * twice. Keys that never count stay at 0.
 */
export async function recordPasskeyUse(
  tx: Tx<'system'>,
  id: string,
  use: { readonly counter: number; readonly backedUp: boolean; readonly at: Date },
): Promise<boolean> {
  const rows = await tx.execute(sql`
    update identity.passkey set counter = ${use.counter}, backed_up = ${use.backedUp}, used_at = ${use.at}
    where id = ${id} and (counter < ${use.counter} or (counter = 0 and ${use.counter} = 0))
    returning id`);
  return rows.length > 0;
}

/** Renames a person's own passkey; false if they have none with this id. */
export async function renamePasskey(tx: Tx<'system'>, userId: string, id: string, name: string): Promise<boolean> {
  const rows = await tx
    .tables<Tables>()
    .updateTable('identity.passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Takes a person's own key away; tells whether they had it. */
export async function deletePasskey(tx: Tx<'system'>, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .tables<Tables>()
    .deleteFrom('identity.passkey')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  return rows.length > 0;
}

export async function deletePasskeys(tx: Tx<'system'>, userId: string): Promise<void> {
  await tx.tables<Tables>().deleteFrom('identity.passkey').where('user_id', '=', userId).execute();
}
