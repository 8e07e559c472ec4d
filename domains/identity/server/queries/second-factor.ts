import type { Tx } from '@hearth/platform/database';
import { sealedColumn } from '@hearth/platform/sealing/sealed-column';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { openSealedBefore } from '../sealed-before.ts';
import type { SecondFactorTable, Tables } from './tables.ts';

export type SecondFactor = Selectable<SecondFactorTable>;

/** The sealed secrets of apps that make codes. */
export const SECOND_FACTOR_SECRET = sealedColumn({
  table: 'identity.second_factor',
  key: ['user_id'],
  column: 'sealed_secret',
  owner: (userId) => userId,
  openOld: openSealedBefore,
});

/** Finds a person's second factor, confirmed or not. */
export function findSecondFactor(tx: Tx<'system'>, userId: string): Promise<SecondFactor | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('identity.second_factor')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Begins, or begins anew while nothing is confirmed; tells whether it did. */
export async function putUnconfirmed(tx: Tx<'system'>, userId: string, sealedSecret: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    insert into identity.second_factor as f (user_id, sealed_secret) values (${userId}, ${sealedSecret})
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0 where f.confirmed_at is null
    returning 1`);
  return rows.length > 0;
}

/** Consumes a TOTP time step in one statement, so that only one of two equal codes succeeds. */
export async function consumeTimeStep(tx: Tx<'system'>, userId: string, step: number): Promise<boolean> {
  const rows = await tx
    .tables<Tables>()
    .updateTable('identity.second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .execute();
  return rows.length > 0;
}

export async function changeSecondFactor(
  tx: Tx<'system'>,
  userId: string,
  change: Partial<Pick<SecondFactor, 'confirmed_at' | 'removal_at'>>,
): Promise<void> {
  await tx.tables<Tables>().updateTable('identity.second_factor').set(change).where('user_id', '=', userId).execute();
}

/** Deletes the second factor with its recovery codes and pending challenges. */
export async function deleteSecondFactor(tx: Tx<'system'>, userId: string): Promise<void> {
  const tables = tx.tables<Tables>();
  await tables.deleteFrom('identity.second_factor').where('user_id', '=', userId).execute();
  await tables.deleteFrom('identity.recovery_code').where('user_id', '=', userId).execute();
  await tables.deleteFrom('identity.sign_in_challenge').where('user_id', '=', userId).execute();
}

/** Replaces a person's recovery codes. */
export async function replaceRecoveryCodes(
  tx: Tx<'system'>,
  userId: string,
  hashes: readonly Uint8Array[],
): Promise<void> {
  const tables = tx.tables<Tables>();
  await tables.deleteFrom('identity.recovery_code').where('user_id', '=', userId).execute();
  await tables
    .insertInto('identity.recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** Consumes a recovery code; false if there is none. */
export async function consumeRecoveryCode(tx: Tx<'system'>, userId: string, hash: Uint8Array): Promise<boolean> {
  const rows = await tx
    .tables<Tables>()
    .deleteFrom('identity.recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .execute();
  return rows.length > 0;
}

export async function countRecoveryCodes(tx: Tx<'system'>, userId: string): Promise<number> {
  const { count } = await tx
    .tables<Tables>()
    .selectFrom('identity.recovery_code')
    .select((row) => row.fn.countAll<string | number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
