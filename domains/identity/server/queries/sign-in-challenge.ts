import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { WRONG_ANSWERS } from '../../rules/limits.ts';
import type { SignInChallengeTable, Tables } from './tables.ts';

export async function insertChallenge(
  tx: Tx<'system'>,
  row: Pick<SignInChallengeTable, 'id_hash' | 'user_id' | 'browser_hash' | 'expires_at'>,
): Promise<void> {
  await tx.tables<Tables>().insertInto('identity.sign_in_challenge').values(row).execute();
}

/** Identifies a challenge: its id and the browser that sent the password, both hashed. */
export interface ChallengeProof {
  readonly idHash: Uint8Array;
  readonly browserHash: Uint8Array;
}

/** Counts an answer before it is checked and returns its user; undefined if it has expired. */
export async function countAnswer(
  tx: Tx<'system'>,
  { idHash, browserHash }: ChallengeProof,
  now: Date,
): Promise<string | undefined> {
  const [row] = await tx.execute<{ user_id: string }>(sql`
    update identity.sign_in_challenge set wrong_answers = wrong_answers + 1
    where id_hash = ${idHash} and browser_hash = ${browserHash} and expires_at > ${now} and wrong_answers < ${WRONG_ANSWERS}
    returning user_id`);
  return row?.user_id;
}

/** Whose challenge it is, without an answer; undefined when it is over. */
export async function findChallengeUser(
  tx: Tx<'system'>,
  { idHash, browserHash }: ChallengeProof,
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('identity.sign_in_challenge')
    .select('user_id')
    .where('id_hash', '=', idHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Ends all waiting challenges of a person; tells whether there were any, so that of two answers at once one signs in. */
export async function deleteChallenges(tx: Tx<'system'>, userId: string): Promise<boolean> {
  const rows = await tx
    .tables<Tables>()
    .deleteFrom('identity.sign_in_challenge')
    .where('user_id', '=', userId)
    .returning('user_id')
    .execute();
  return rows.length > 0;
}

export async function deleteEndedChallenges(tx: Tx<'system'>, now: Date): Promise<void> {
  await tx.tables<Tables>().deleteFrom('identity.sign_in_challenge').where('expires_at', '<=', now).execute();
}
