import type { Tx } from '@hearth/platform/database';
import { json } from '@hearth/platform/database';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { staleBefore } from '../under-way.ts';
import type { RunTable, Tables } from './tables.ts';

export type RunRow = Selectable<RunTable>;

const select = (tx: Tx) => tx.tables<Tables>().selectFrom('auto_fill.run').selectAll();

/** What one person asked for last for a week of a location. */
export function findLatestRun(
  tx: Tx,
  by: { readonly userId: string; readonly locationId: string; readonly week: string },
): Promise<RunRow | undefined> {
  return select(tx)
    .where('requested_by', '=', by.userId)
    .where('location_id', '=', by.locationId)
    .where('week', '=', by.week)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A search by its id, held until the transaction ends. */
export function lockRun(tx: Tx, id: string): Promise<RunRow | undefined> {
  return select(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The searches that are under way in a group, whoever asked for them. */
export function findRunsUnderWay(
  tx: Tx,
  groupId: string,
): Promise<Pick<RunRow, 'location_id' | 'week' | 'requested_by'>[]> {
  return tx
    .tables<Tables>()
    .selectFrom('auto_fill.run')
    .select(['location_id', 'week', 'requested_by'])
    .where('group_id', '=', groupId)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .execute();
}

/** Ends the searches of a group that nobody works on any more, and returns them. */
export function failStaleRuns(tx: Tx, groupId: string, now: Date): Promise<RunRow[]> {
  const { running, waiting } = staleBefore(now);
  return tx
    .tables<Tables>()
    .updateTable('auto_fill.run')
    .set({ state: 'FAILED', finished_at: now })
    .where('group_id', '=', groupId)
    .where((is) =>
      is.or([
        is('state', '=', 'RUNNING').and('touched_at', '<', running),
        is('state', '=', 'WAITING').and('touched_at', '<', waiting),
      ]),
    )
    .returningAll()
    .execute();
}

/** Keeps others of a group from starting a search until the transaction ends. */
export async function lockStarts(tx: Tx, groupId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('auto_fill.start:' || ${groupId}::text, 0))`);
}

/** The search that was asked for under a key. */
export function findRunByKey(tx: Tx, groupId: string, key: string): Promise<RunRow | undefined> {
  return select(tx).where('group_id', '=', groupId).where('idempotency_key', '=', key).executeTakeFirst();
}

export async function insertRun(tx: Tx, row: Insertable<RunTable>): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('auto_fill.run')
    .values({ ...row, goals: json(row.goals) as never })
    .execute();
}

/** Changes a search that the caller has locked, or that nobody else works on. */
export async function updateRun(tx: Tx, id: string, set: Updateable<RunTable>): Promise<RunRow> {
  const { best, result, ...plain } = set;
  return tx
    .tables<Tables>()
    .updateTable('auto_fill.run')
    .set({
      ...plain,
      ...(best === undefined ? {} : { best: best === null ? null : (json(best) as never) }),
      ...(result === undefined ? {} : { result: result === null ? null : (json(result) as never) }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes searches that were asked for before a moment. */
export async function deleteRunsBefore(tx: Tx<'system'>, before: Date): Promise<void> {
  await tx.tables<Tables>().deleteFrom('auto_fill.run').where('requested_at', '<', before).execute();
}
