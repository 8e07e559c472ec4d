import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { COLUMNS } from './entry.ts';
import type { EntryRow } from './tables.ts';

/** Who leaves and is noted in the history. */
export type Leaving = Pick<EntryRow, 'id' | 'group_id' | 'location_id'>;
const LEAVING = sql`id, group_id, location_id`;

/** People whose time is over, so many at a time, for this transaction alone. */
export function takeOver(tx: Tx<'system'>, now: Date, limit: number): Promise<Leaving[]> {
  return tx.execute<Leaving>(sql`
    select ${LEAVING} from talent_pool.entry where until <= ${now}::timestamptz order by until, id limit ${limit} for update skip locked`);
}

/** Where somebody stands in pools: in one group, or in all; with a moment, where they stood by then. */
export function findOfUser(
  tx: Tx<'system'>,
  userId: string,
  groupId: string | null,
  addedBy: Date | null = null,
): Promise<Leaving[]> {
  return tx.execute<Leaving>(sql`
    select ${LEAVING} from talent_pool.entry
    where user_id = ${userId} and (${groupId}::uuid is null or group_id = ${groupId}::uuid)
      and (${addedBy}::timestamptz is null or added_at <= ${addedBy}::timestamptz) order by id for update`);
}

/** Whoever stands in a pool by an application and has not said that they want to. */
export function findUnconsented(tx: Tx<'system'>, applicationId: string): Promise<Leaving[]> {
  return tx.execute<Leaving>(sql`
    select ${LEAVING} from talent_pool.entry where application_id = ${applicationId} and consented_at is null for update`);
}

/** The pools of the signed-in person. */
export function findOwn(
  tx: Tx<'self'>,
  userId: string,
): Promise<(EntryRow & { readonly location_name: string; readonly employer_name: string })[]> {
  return tx.execute(sql`
    select ${COLUMNS}, place.name as location_name, root.name as employer_name
    from talent_pool.entry e join core.brand_view place on place.id = e.location_id join core.brand_view root on root.id = e.group_id
    where e.user_id = ${userId} order by e.added_at, e.id`);
}

/** What stands with people in the pool: their tags, and what they were invited for. */
export async function findAround(tx: Tx<'system'>, entryIds: readonly string[]) {
  const tags = await tx.execute<{ entry_id: string; name: string }>(sql`
    select et.entry_id, t.name from talent_pool.entry_tag et join talent_pool.tag t on t.id = et.tag_id
    where et.entry_id = any (${[...entryIds]}::uuid[]) order by t.name`);
  const invitations = await tx.execute<{ entry_id: string; job_title: string; sent_at: Date }>(sql`
    select entry_id, job_title, sent_at from talent_pool.invitation where entry_id = any (${[...entryIds]}::uuid[]) order by sent_at`);
  return { tags, invitations };
}
