import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Leaving } from './leaving.ts';
import type { Deed } from './tables.ts';

/** Notes what was done with people of the pool, by whom (null: themselves, or the night). */
export async function noteDeed(
  tx: Tx,
  people: readonly Leaving[],
  deed: Deed,
  by: string | null,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into talent_pool.event (group_id, location_id, entry_id, deed, by_user_id, at)
    select g, l, e, ${deed}, ${by}::uuid, ${at}::timestamptz
    from unnest(${people.map((one) => one.group_id)}::uuid[], ${people.map((one) => one.location_id)}::uuid[], ${people.map((one) => one.id)}::uuid[]) as p (g, l, e)`);
}
