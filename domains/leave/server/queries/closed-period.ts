import type { RecordOrigin } from '@hearth/kit/sent-again';
import { requireSameSender } from '@hearth/kit/sent-again';
import type { Tx } from '@hearth/platform/database';
import { versionedRows } from '@hearth/platform/database/versioned-rows';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { CLOSED_CHANGED } from '../../contract/failures.ts';
import type { ClosedPeriodTable, Tables } from './tables.ts';

export type ClosedPeriodRow = Selectable<ClosedPeriodTable>;

/** Closed days as several people edit them. */
export const closedPeriodRows = versionedRows<ClosedPeriodTable>({
  table: 'leave.closed_period',
  changed: CLOSED_CHANGED,
});

/** The closed days in use of some brands, the earliest first; each has at most a hundred. */
export function findClosedPeriods(tx: Tx, brandIds: readonly string[]): Promise<ClosedPeriodRow[]> {
  if (brandIds.length === 0) return Promise.resolve([]);
  return tx
    .tables<Tables>()
    .selectFrom('leave.closed_period')
    .selectAll()
    .where('brand_id', 'in', [...brandIds])
    .where('archived_at', 'is', null)
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
}

/** Closed days of a group, also those that were removed. */
export function findClosedPeriod(tx: Tx, groupId: string, id: string): Promise<ClosedPeriodRow | undefined> {
  return tx
    .tables<Tables>()
    .selectFrom('leave.closed_period')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What this sender added under a key here, or nothing; refuses a key that is somebody else's. */
export async function findClosedPeriodByKey(
  tx: Tx,
  groupId: string,
  key: string,
  by: RecordOrigin,
): Promise<ClosedPeriodRow | undefined> {
  const row = await tx
    .tables<Tables>()
    .selectFrom('leave.closed_period')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return requireSameSender(row, (made) => ({ placeId: made.brand_id, userId: made.created_by }), by);
}

/** Counts a brand's closed periods; others who add one there wait until the transaction ends. */
export async function countClosedPeriods(tx: Tx, groupId: string, brandId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('leave.closed_period:' || ${brandId}::text, 0))`);
  const row = await tx
    .tables<Tables>()
    .selectFrom('leave.closed_period')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('group_id', '=', groupId)
    .where('brand_id', '=', brandId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insertClosedPeriod(tx: Tx, row: Insertable<ClosedPeriodTable>): Promise<void> {
  await tx.tables<Tables>().insertInto('leave.closed_period').values(row).execute();
}
