import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Which of some exceptions of a location were seen. */
export async function findSeen(tx: Tx, locationId: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx.execute<{ key: string }>(sql`
    select key from clock.seen_exception where location_id = ${locationId} and key = any (${[...keys]}::text[])`);
  return new Set(rows.map(({ key }) => key));
}

/** Marks an exception as seen; one that was seen before stays as it was. */
export async function insertSeen(tx: Tx<'system'>, row: Tables['clock.seen_exception']): Promise<void> {
  await tx
    .tables<Tables>()
    .insertInto('clock.seen_exception')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes that managers are told of shifts; answers those that nobody had noted before: of several nodes one tells. */
export async function insertAlerts(
  tx: Tx<'system'>,
  rows: readonly Tables['clock.late_alert'][],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const written = await tx
    .tables<Tables>()
    .insertInto('clock.late_alert')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returning('shift_id')
    .execute();
  return new Set(written.map(({ shift_id: id }) => id));
}
