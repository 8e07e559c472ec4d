import type { BrandGrant } from '@hearth/kit/access';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { PoolReason } from '../../contract/reasons.ts';
import type { Consent } from '../../rules/consent.ts';
import { isWithinGrant } from './place.ts';
import type { EntryRow, ListedEntry } from './tables.ts';

export const COLUMNS = sql`e.id, e.group_id, e.location_id, e.user_id, e.application_id, e.first_name, e.last_name, e.email, e.language,
  e.position_name, e.job_title, e.reason, e.note, e.added_by, e.added_by_name, e.added_at, e.last_contact_at, e.asked_by, e.asked_at,
  e.consented_at, e.until`;
const LISTED = sql`select ${COLUMNS}, place.name as location_name, platform.searchable(e.first_name || ' ' || e.last_name) as sort_name
  from talent_pool.entry e join core.brand_view place on place.id = e.location_id`;

/** Adds people to the pool and returns the ids of the new ones. */
export async function insertEntries(tx: Tx, rows: readonly EntryRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await tx.execute<{ id: string }>(sql`
    insert into talent_pool.entry (id, group_id, location_id, user_id, application_id, first_name, last_name, email, language, position_name,
      job_title, reason, note, added_by, added_by_name, added_at, last_contact_at, asked_by, asked_at, consented_at, until)
    select id, group_id, location_id, user_id, application_id, first_name, last_name, email, language, position_name,
      job_title, reason, note, added_by, added_by_name, added_at, last_contact_at, asked_by, asked_at, consented_at, until
    from jsonb_populate_recordset(null::talent_pool.entry, ${json(rows)})
    on conflict (group_id, user_id) do nothing returning id`);
  return added.map(({ id }) => id);
}

/** Finds pool entries within a grant, by id. */
export function findEntries(tx: Tx, grant: BrandGrant, ids: readonly string[], lock = false): Promise<ListedEntry[]> {
  return tx.execute<ListedEntry>(sql`
    ${LISTED} where e.id = any (${[...ids]}::uuid[]) and ${isWithinGrant(grant, sql`e.location_id`, sql`e.group_id`)}
    order by e.added_at, e.id ${lock ? sql`for no key update of e` : sql``}`);
}

/** Finds the pool entry of an application's candidate, within a grant. */
export async function findEntryByApplication(
  tx: Tx,
  grant: BrandGrant,
  applicationId: string,
): Promise<ListedEntry | undefined> {
  const [row] = await tx.execute<ListedEntry>(sql`
    ${LISTED} join applications.candidate_view a on a.user_id = e.user_id and a.group_id = e.group_id
    where a.id = ${applicationId} and ${isWithinGrant(grant, sql`a.location_id`, sql`a.group_id`)} and ${isWithinGrant(grant, sql`e.location_id`, sql`e.group_id`)}`);
  return row;
}

/** Returns which of these people are in the pool of a group. */
export async function findPooledUsers(
  tx: Tx,
  groupId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.execute<{ user_id: string }>(
    sql`select user_id from talent_pool.entry where group_id = ${groupId} and user_id = any (${[...userIds]}::uuid[])`,
  );
  return new Set(rows.map((row) => row.user_id));
}

export async function updateReason(
  tx: Tx,
  id: string,
  why: { readonly reason: PoolReason; readonly note: string },
): Promise<void> {
  await tx.execute(sql`update talent_pool.entry set reason = ${why.reason}, note = ${why.note} where id = ${id}`);
}

/** Records that a person was asked; earlier consent stays valid until it ends. */
export async function setAsked(tx: Tx, id: string, by: string, { asked_at: at, until }: Consent): Promise<void> {
  await tx.execute(sql`
    update talent_pool.entry set asked_by = ${by}, asked_at = ${at}::timestamptz, last_contact_at = greatest(last_contact_at, ${at}::timestamptz),
      until = case when consented_at is null then ${until}::timestamptz else until end
    where id = ${id}`);
}

export async function setConsent(
  tx: Tx,
  id: string,
  said: { readonly consented_at: Date; readonly until: Date },
): Promise<void> {
  await tx.execute(sql`
    update talent_pool.entry set consented_at = ${said.consented_at}::timestamptz, until = ${said.until}::timestamptz where id = ${id}`);
}

/** Records a contact by either side. */
export async function setLastContact(tx: Tx, applicationId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update talent_pool.entry set last_contact_at = greatest(last_contact_at, ${at}::timestamptz) where application_id = ${applicationId}`);
}

/** Deletes entries with their tags, invitations and links. */
export async function deleteEntries(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from talent_pool.entry where id = any (${[...ids]}::uuid[])`);
}
