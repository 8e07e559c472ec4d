import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { ImpersonationTable, Tables } from './tables.ts';

export type ImpersonationRow = Selectable<ImpersonationTable>;

/** Selects impersonations: by session, or by the people who act or are acted for. */
export type ImpersonationFilter = { readonly sessionId: string } | { readonly personIds: readonly string[] };

export async function insertImpersonation(tx: Tx<'system'>, row: Omit<ImpersonationRow, 'ended_at'>): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('identity.impersonation')
    .values({ ...row, ended_at: null })
    .execute();
}

/** Finds the impersonation that a session's holder runs now. */
export function findActiveImpersonation(
  tx: Tx<'system'>,
  actorSessionId: string,
  now: Date,
): Promise<ImpersonationRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('identity.impersonation')
    .selectAll()
    .where('actor_session_id', '=', actorSessionId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

export function findImpersonation(tx: Tx<'system'>, id: string): Promise<ImpersonationRow | undefined> {
  return tx.tables<Tables>().selectFrom('identity.impersonation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Ends the acting that goes on, with its sessions; tells which. */
export async function endActing(
  tx: Tx<'system'>,
  of: ImpersonationFilter,
  now: Date,
): Promise<readonly Pick<ImpersonationRow, 'id' | 'subject_id'>[]> {
  const ended = await tx
    .tables<Tables>()
    .updateTable('identity.impersonation')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .where((row) => {
      if ('sessionId' in of) return row.or([row('actor_session_id', '=', of.sessionId), row('id', '=', of.sessionId)]);
      const people = sql<string>`any (${[...of.personIds]}::uuid[])`;
      return row.or([row('actor_id', '=', people), row('subject_id', '=', people)]);
    })
    .returning(['id', 'subject_id'])
    .execute();
  if (ended.length === 0) return ended;
  await tx
    .tables<Tables>()
    .updateTable('identity.session')
    .set({ revoked_at: now, revoked_because: 'SIGN_OUT' })
    .where(
      'id',
      'in',
      ended.map(({ id }) => id),
    )
    .where('revoked_at', 'is', null)
    .execute();
  return ended;
}

/** Counts a call that is made while acting. */
export async function countCall(
  tx: Tx<'system'>,
  call: { readonly impersonationId: string; readonly endpoint: string; readonly isChange: boolean; readonly now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into identity.impersonation_call as c (impersonation_id, endpoint, is_change, calls, first_at, last_at)
    values (${call.impersonationId}, ${call.endpoint}, ${call.isChange}, 1, ${call.now}, ${call.now})
    on conflict (impersonation_id, endpoint) do update set calls = c.calls + 1, last_at = excluded.last_at`);
}

/** Finds impersonations of a person since an instant, newest first. */
export function findImpersonationsOf(
  tx: Tx<'system'>,
  subjectId: string,
  since: Date,
  limit: number,
): Promise<ImpersonationRow[]> {
  return tx
    .tables<Tables>()
    .selectFrom('identity.impersonation')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('started_at', '>=', since)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The calls of several times of acting. */
export function findCalls(
  tx: Tx<'system'>,
  ids: readonly string[],
): Promise<readonly { impersonation_id: string; endpoint: string; is_change: boolean }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .tables<Tables>()
    .selectFrom('identity.impersonation_call')
    .select(['impersonation_id', 'endpoint', 'is_change'])
    .where('impersonation_id', 'in', [...ids])
    .execute();
}
