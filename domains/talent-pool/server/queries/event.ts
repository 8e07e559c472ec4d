import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { LeavingEntry } from './leaving.ts';
import type { PoolEventKind } from './tables.ts';

/** Records an event for people in the pool; the actor is null for themselves or the cleanup. */
export async function insertEvents(
  tx: Tx,
  people: readonly LeavingEntry[],
  deed: PoolEventKind,
  by: string | null,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into talent_pool.event (group_id, location_id, entry_id, deed, by_user_id, at)
    select g, l, e, ${deed}, ${by}::uuid, ${at}::timestamptz
    from unnest(${people.map((one) => one.group_id)}::uuid[], ${people.map((one) => one.location_id)}::uuid[], ${people.map((one) => one.id)}::uuid[]) as p (g, l, e)`);
}
