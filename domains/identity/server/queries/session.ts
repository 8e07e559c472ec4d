import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { SESSION_IDLE_MS } from '../../rules/limits.ts';
import type { RevokedBecause, SessionTable, Tables } from './tables.ts';

export type SessionRow = Selectable<SessionTable>;

const idleSince = (now: Date): Date => new Date(now.getTime() - SESSION_IDLE_MS);

/** Is true if a session may still be used. */
export function isLive(row: Pick<SessionRow, 'revoked_at' | 'expires_at' | 'used_at'>, now: Date): boolean {
  return row.revoked_at === null && row.expires_at > now && row.used_at > idleSince(now);
}

export async function insertSession(
  tx: Tx<'system'>,
  row: Pick<
    SessionRow,
    'id' | 'user_id' | 'token_hash' | 'rotation_key' | 'user_agent' | 'created_at' | 'expires_at' | 'network'
  > & { readonly impersonator_id?: string },
): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('identity.session')
    .values({
      impersonator_id: null,
      ...row,
      used_at: row.created_at,
      previous_hash: null,
      rotated_at: null,
      handle_hash: null,
      revoked_at: null,
      revoked_because: null,
      restricted_to: null,
    })
    .execute();
}

export function findSession(tx: Tx<'system'>, id: string): Promise<SessionRow | undefined> {
  return tx.tables<Tables>().selectFrom('identity.session').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findSessionByHandle(
  tx: Tx<'system'>,
  handleHash: Uint8Array,
  userId: string,
): Promise<SessionRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('identity.session')
    .selectAll()
    .where('handle_hash', '=', handleHash)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Replaces the presented token with the next in one statement, so that exactly one caller wins. */
export async function rotateSession(
  tx: Tx<'system'>,
  change: { readonly id: string; readonly presented: Uint8Array; readonly next: Uint8Array; readonly now: Date },
): Promise<boolean> {
  const rows = await tx
    .tables<Tables>()
    .updateTable('identity.session')
    .set({ token_hash: change.next, previous_hash: change.presented, rotated_at: change.now, used_at: change.now })
    .where('id', '=', change.id)
    .where('token_hash', '=', change.presented)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', change.now)
    .where('used_at', '>', idleSince(change.now))
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Finds which of these people used a session of their own since an instant. */
export async function findUsersActiveSince(
  tx: Tx<'system'>,
  userIds: readonly string[],
  since: Date,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .tables<Tables>()
    .selectFrom('identity.session')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', [...userIds])
    .where('used_at', '>', since)
    .where('revoked_at', 'is', null)
    .where('impersonator_id', 'is', null)
    .execute();
  return rows.map((row) => row.user_id);
}

export async function setHandle(tx: Tx<'system'>, id: string, handleHash: Uint8Array): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('identity.session')
    .set({ handle_hash: handleHash })
    .where('id', '=', id)
    .execute();
}

/** Ends a session; tells whether it was not ended before. */
export async function revokeSession(
  tx: Tx<'system'>,
  id: string,
  because: RevokedBecause,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .tables<Tables>()
    .updateTable('identity.session')
    .set({ revoked_at: now, revoked_because: because })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Ends the sessions of a person, all or all but one. */
export async function revokeSessionsOf(
  tx: Tx<'system'>,
  userId: string,
  because: RevokedBecause,
  now: Date,
  exceptId: string | null = null,
): Promise<void> {
  await tx
    .tables<Tables>()
    .updateTable('identity.session')
    .set({ revoked_at: now, revoked_because: because })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId ?? ''))
    .execute();
}

/** The sessions of a person that may still be used, the last used first; not those of people who act for them. */
export function findLiveSessions(tx: Tx<'system'>, userId: string, now: Date, limit: number): Promise<SessionRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('identity.session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('impersonator_id', 'is', null)
    .where('expires_at', '>', now)
    .where('used_at', '>', idleSince(now))
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Sets what the sessions of people may do: everything, or only setting up a second step that is demanded and missing. Who
 * signs in through a provider has their second step there, and who acts for somebody else has shown their own.
 */
export async function restrictSessions(tx: Tx<'system'>, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.execute(sql`
    update identity.session as s set restricted_to = case
      when u.second_factor_demanded and u.external_auth_source is null and not exists
        (select 1 from identity.second_factor as f where f.user_id = u.id and f.confirmed_at is not null)
      then 'SECOND_FACTOR_SETUP' end
    from identity."user" as u
    where u.id = s.user_id and s.revoked_at is null and s.impersonator_id is null and s.user_id in (${sql.join(userIds)})`);
}

/** The session data that every request checks. */
export interface SessionState {
  readonly userId: string;
  readonly epoch: number;
  readonly impersonatorId: string | null;
  readonly restrictedTo: 'SECOND_FACTOR_SETUP' | null;
  /** When it ends by itself, unless it is used again. */
  readonly endsAt: Date;
}

/** The state of a session that may be used, of a user who may; undefined otherwise. */
export async function findSessionState(tx: Tx<'system'>, id: string, now: Date): Promise<SessionState | undefined> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('identity.session as s')
    .innerJoin('identity.user as u', 'u.id', 's.user_id')
    .select([
      's.user_id',
      's.revoked_at',
      's.expires_at',
      's.used_at',
      's.impersonator_id',
      's.restricted_to',
      'u.session_epoch',
      'u.disabled_at',
    ])
    .where('s.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.disabled_at !== null || !isLive(row, now)) return undefined;
  const idleEnd = new Date(row.used_at.getTime() + SESSION_IDLE_MS);
  return {
    userId: row.user_id,
    epoch: row.session_epoch,
    impersonatorId: row.impersonator_id,
    restrictedTo: row.restricted_to,
    endsAt: idleEnd < row.expires_at ? idleEnd : row.expires_at,
  };
}

/** Deletes sessions that ended before the given instant. */
export async function deleteEndedSessions(tx: Tx<'system'>, before: Date): Promise<void> {
  await tx
    .tables<Tables>()
    .deleteFrom('identity.session')
    .where((row) =>
      row.or([row('expires_at', '<', before), row('revoked_at', '<', before), row('used_at', '<', idleSince(before))]),
    )
    .execute();
}
