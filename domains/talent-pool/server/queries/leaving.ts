import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import { COLUMNS } from './entry.ts';
import type { EntryRow } from './tables.ts';

/** An entry that is removed, with what its history needs. */
export type LeavingEntry = Pick<EntryRow, 'id' | 'group_id' | 'location_id'>;
const LEAVING = sql`id, group_id, location_id`;

/** Locks a batch of expired entries. */
export function lockExpired(tx: Tx<'system'>, now: Date, limit: number): Promise<LeavingEntry[]> {
  return tx.execute<LeavingEntry>(sql`
    select ${LEAVING} from talent_pool.entry where until <= ${now}::timestamptz order by until, id limit ${limit} for update skip locked`);
}

/** Finds a person's entries in one group or all, optionally only those added by an instant. */
export function findOfUser(
  tx: Tx<'system'>,
  userId: string,
  groupId: string | null,
  addedBy: Date | null = null,
): Promise<LeavingEntry[]> {
  return tx.execute<LeavingEntry>(sql`
    select ${LEAVING} from talent_pool.entry
    where user_id = ${userId} and (${groupId}::uuid is null or group_id = ${groupId}::uuid)
      and (${addedBy}::timestamptz is null or added_at <= ${addedBy}::timestamptz) order by id for update`);
}

/** Finds the entry of an application whose person has not consented. */
export function findUnconsented(tx: Tx<'system'>, applicationId: string): Promise<LeavingEntry[]> {
  return tx.execute<LeavingEntry>(sql`
    select ${LEAVING} from talent_pool.entry where application_id = ${applicationId} and consented_at is null for update`);
}

/** Finds the pool entries of the caller. */
export function findOwn(
  tx: Tx<'self'>,
  userId: string,
): Promise<(EntryRow & { readonly location_name: string; readonly employer_name: string })[]> {
  return tx.execute(sql`
    select ${COLUMNS}, place.name as location_name, root.name as employer_name
    from talent_pool.entry e join core.brand_view place on place.id = e.location_id join core.brand_view root on root.id = e.group_id
    where e.user_id = ${userId} order by e.added_at, e.id`);
}

/** Finds the tags and invitations of entries. */
export async function findDetails(tx: Tx, entryIds: readonly string[]) {
  const tags = await tx.execute<{ entry_id: string; name: string }>(sql`
    select et.entry_id, t.name from talent_pool.entry_tag et join talent_pool.tag t on t.id = et.tag_id
    where et.entry_id = any (${[...entryIds]}::uuid[]) order by t.name`);
  const invitations = await tx.execute<{ entry_id: string; job_title: string; sent_at: Date }>(sql`
    select entry_id, job_title, sent_at from talent_pool.invitation where entry_id = any (${[...entryIds]}::uuid[]) order by sent_at`);
  return { tags, invitations };
}
