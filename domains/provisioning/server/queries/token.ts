import type { Tx } from '@hearth/platform/database';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from './tables.ts';

export type TokenRow = Selectable<Tables['provisioning.token']>;

export async function insertToken(tx: Tx, row: Insertable<Tables['provisioning.token']>): Promise<void> {
  await tx.tables<Tables>().insertInto('provisioning.token').values(row).execute();
}

/** The token of a hash, unless it was revoked. */
export function findLiveToken(tx: Tx, hash: Uint8Array): Promise<TokenRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('provisioning.token')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Finds who created a token. */
export async function findTokenCreator(tx: Tx, id: string): Promise<string> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('provisioning.token')
    .select('created_by')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.created_by;
}

/** The tokens of a group that were not revoked, newest first. */
export function findTokens(tx: Tx, groupId: string): Promise<TokenRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('provisioning.token')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Records the last use of a token. */
export async function touchToken(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.tables<Tables>().updateTable('provisioning.token').set({ used_at: at }).where('id', '=', id).execute();
}

/** Ends a token; false when the group has no such one. */
export async function endToken(tx: Tx, groupId: string, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .tables<Tables>()
    .updateTable('provisioning.token')
    .set({ revoked_at: at })
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
