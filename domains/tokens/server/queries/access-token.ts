import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { AccessTokenTable, Tables } from './tables.ts';

/** A token without its hash and its epoch. */
export type AccessTokenRow = Omit<Selectable<AccessTokenTable>, 'token_hash' | 'session_epoch'>;
/** A token that may be called with, if its epoch is its person's. */
export type LiveTokenRow = AccessTokenRow & Pick<Selectable<AccessTokenTable>, 'session_epoch'>;

const SHOWN = [
  'id',
  'group_id',
  'brand_id',
  'kind',
  'user_id',
  'name',
  'permissions',
  'created_by',
  'created_at',
  'expires_at',
  'used_at',
  'revoked_at',
] as const;

interface TokenPage {
  readonly before: string | undefined;
  readonly limit: number;
}

/** A person's own tokens that weren't revoked, newest first. */
export function findOwnTokens(tx: Tx<'self'>, userId: string, { before, limit }: TokenPage): Promise<AccessTokenRow[]> {
  const all = tx
    .tables<Tables>()
    .selectFrom('tokens.access_token')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where('kind', '=', 'PERSONAL')
    .where('revoked_at', 'is', null);
  return (before === undefined ? all : all.where('id', '<', before)).orderBy('id', 'desc').limit(limit).execute();
}

/** The tokens of a group that weren't revoked, newest first. */
export function findGroupTokens(tx: Tx, groupId: string, { before, limit }: TokenPage): Promise<AccessTokenRow[]> {
  const all = tx
    .tables<Tables>()
    .selectFrom('tokens.access_token')
    .select(SHOWN)
    .where('group_id', '=', groupId)
    .where('revoked_at', 'is', null);
  return (before === undefined ? all : all.where('id', '<', before)).orderBy('id', 'desc').limit(limit).execute();
}

/** The token of a hash, unless it was revoked or has expired. */
export function findLiveToken(tx: Tx<'system'>, hash: Uint8Array, now: Date): Promise<LiveTokenRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('tokens.access_token')
    .select([...SHOWN, 'session_epoch'])
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Whose tokens are counted: a person's own, or the services of a group. */
export type TokenOwner = { readonly userId: string } | { readonly groupId: string };

/** Counts the valid tokens of an owner, whose other creations wait until the transaction ends. */
export async function countValidTokens(tx: Tx<'system'>, owner: TokenOwner, now: Date): Promise<number> {
  const id = 'userId' in owner ? owner.userId : owner.groupId;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('tokens.access_token:' || ${id}::text, 0))`);
  const valid = tx
    .tables<Tables>()
    .selectFrom('tokens.access_token')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);
  const row = await (
    'userId' in owner
      ? valid.where('user_id', '=', owner.userId).where('kind', '=', 'PERSONAL')
      : valid.where('group_id', '=', owner.groupId).where('kind', '=', 'SERVICE')
  ).executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insertToken(tx: Tx<'system'>, row: Insertable<AccessTokenTable>): Promise<void> {
  await tx.tables<Tables>().insertInto('tokens.access_token').values(row).execute();
}

/** Records the last use of a token, unless a later one is recorded. */
export async function touchToken(tx: Tx<'system'>, id: string, at: Date): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('tokens.access_token')
    .set({ used_at: at })
    .where('id', '=', id)
    .where((row) => row.or([row('used_at', 'is', null), row('used_at', '<', at)]))
    .execute();
}

/** Ends a token of a person or a group; undefined when they have no such one, or it has ended before. */
export function endToken(
  tx: Tx<'system'>,
  id: string,
  owner: TokenOwner,
  at: Date,
): Promise<AccessTokenRow | undefined> {
  const one = tx
    .tables<Tables>()
    .updateTable('tokens.access_token')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null);
  return (
    'userId' in owner
      ? one.where('user_id', '=', owner.userId).where('kind', '=', 'PERSONAL')
      : one.where('group_id', '=', owner.groupId)
  )
    .returning(SHOWN)
    .executeTakeFirst();
}

/** Ends a person's own tokens of earlier epochs than the one given, and returns them. */
export function endTokensBefore(tx: Tx<'system'>, userId: string, epoch: number, at: Date): Promise<AccessTokenRow[]> {
  return tx
    .tables<Tables>()
    .updateTable('tokens.access_token')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', 'PERSONAL')
    .where('session_epoch', '<', epoch)
    .where('revoked_at', 'is', null)
    .returning(SHOWN)
    .execute();
}
