import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Trial } from '../../contract/schemas.ts';
import type { AttemptTable, AttemptWord, Tables } from './tables.ts';

export type AttemptRow = Selectable<AttemptTable>;

export async function insertAttempt(tx: Tx<'system'>, row: Insertable<AttemptTable>): Promise<void> {
  await tx.tables<Tables>().insertInto('federation.attempt').values(row).execute();
}

/** Claims an attempt's answer once, in time and from a browser with a known secret. Undefined otherwise. */
export function claimAnswer(
  tx: Tx<'system'>,
  stateHash: Uint8Array,
  browserHashes: readonly Uint8Array[],
  now: Date,
): Promise<AttemptRow | undefined> {
  return tx
    .tables<Tables>()
    .updateTable('federation.attempt')
    .set({ answered_at: now })
    .where('state_hash', '=', stateHash)
    .where('browser_hash', 'in', [...browserHashes])
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** The open try of a state, of whichever browser: the provider's page brings no cookie of ours. */
export function findOpenAttempt(tx: Tx<'system'>, stateHash: Uint8Array, now: Date): Promise<AttemptRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('federation.attempt')
    .selectAll()
    .where('state_hash', '=', stateHash)
    .where('word', 'is', null)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Keeps what the provider said for when the browser comes: the first word counts. */
export async function keepWord(tx: Tx<'system'>, id: string, word: AttemptWord): Promise<void> {
  await tx.execute(
    sql`update federation.attempt set word = ${json(word)} where id = ${id}::uuid and word is null and answered_at is null`,
  );
}

/** Writes how a try ended. */
export async function endAttempt(
  tx: Tx<'system'>,
  id: string,
  end: Pick<AttemptRow, 'user_id' | 'is_new_user' | 'error' | 'code_hash'>,
): Promise<void> {
  await tx.tables<Tables>().updateTable('federation.attempt').set(end).where('id', '=', id).execute();
}

/** The try of this browser, if it has time left and was not redeemed. */
export function findAttempt(
  tx: Tx<'system'>,
  id: string,
  browserHash: Uint8Array,
  now: Date,
): Promise<AttemptRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('federation.attempt')
    .selectAll()
    .where('id', '=', id)
    .where('browser_hash', '=', browserHash)
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Writes what would have happened. */
export async function endTrial(tx: Tx<'system'>, id: string, trial: Omit<Trial, 'state'>): Promise<void> {
  await tx.execute(sql`update federation.attempt set trial = ${json(trial)} where id = ${id}::uuid`);
}

/** Finds a person's unexpired trial. */
export function findTrial(tx: Tx<'system'>, id: string, userId: string, now: Date): Promise<AttemptRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('federation.attempt')
    .selectAll()
    .where('id', '=', id)
    .where('trial_by', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Redeems an attempt; true for one of several concurrent callers. */
export async function redeemAttempt(tx: Tx<'system'>, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .tables<Tables>()
    .updateTable('federation.attempt')
    .set({ redeemed_at: now })
    .where('id', '=', id)
    .where('redeemed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes expired attempts. */
export async function deleteOldAttempts(tx: Tx<'system'>, now: Date): Promise<void> {
  await tx.tables<Tables>().deleteFrom('federation.attempt').where('expires_at', '<=', now).execute();
}
