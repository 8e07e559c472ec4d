import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StaffSide } from '../../../contract/staff-schemas.ts';

/** A stored conversation between a location and one of its staff. */
export interface StaffConversationRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly employee_id: string;
  readonly user_id: string;
  readonly opened_at: Date;
  readonly unread_staff: number;
  readonly unread_location: number;
  readonly last_message: string;
  readonly last_message_by: StaffSide | null;
  readonly last_message_at: Date | null;
}

/** With the names that both sides read. */
export type NamedConversation = StaffConversationRow & { readonly person_name: string; readonly location_name: string };

const ROW = sql`c.id, c.group_id, c.location_id, c.employee_id, c.user_id, c.opened_at, c.unread_staff, c.unread_location,
  c.last_message, c.last_message_by, c.last_message_at`;
const NAMED = sql`${ROW}, e.first_name || ' ' || e.last_name as person_name, place.name as location_name`;
const WITH_NAMES = sql`join team.employee_view e on e.id = c.employee_id join core.brand_view place on place.id = c.location_id`;

/** Opens the conversation of a person at a location; the one there is, if any, now of this employment. */
export async function openConversation(
  tx: Tx<'system'>,
  row: Pick<StaffConversationRow, 'id' | 'group_id' | 'location_id' | 'employee_id' | 'user_id' | 'opened_at'>,
): Promise<NamedConversation> {
  const [kept] = await tx.execute<{ id: string }>(sql`
    insert into messaging.staff_conversation as c (id, group_id, location_id, employee_id, user_id, opened_at)
    values (${row.id}, ${row.group_id}, ${row.location_id}, ${row.employee_id}, ${row.user_id}, ${row.opened_at})
    on conflict (location_id, user_id) do update set employee_id = excluded.employee_id returning c.id`);
  const opened = await findNamed(tx, kept?.id ?? row.id);
  if (opened === undefined) throw new Error('An opened conversation is there.');
  return opened;
}

/** The caller’s own conversation, or one of the groups in scope; row security hides all others. */
export async function findStaffConversation(tx: Tx, id: string): Promise<StaffConversationRow | undefined> {
  const [row] = await tx.execute<StaffConversationRow>(
    sql`select ${ROW} from messaging.staff_conversation c where c.id = ${id}`,
  );
  return row;
}

/** A conversation with its names; staff themselves may no longer see either. */
export async function findNamed(tx: Tx<'system'>, id: string): Promise<NamedConversation | undefined> {
  const [row] = await tx.execute<NamedConversation>(
    sql`select ${NAMED} from messaging.staff_conversation c ${WITH_NAMES} where c.id = ${id}`,
  );
  return row;
}

/** The conversations of a person, of employments that are still their account's, latest message first. */
export function findConversationsOf(tx: Tx<'system'>, userId: string): Promise<NamedConversation[]> {
  return tx.execute<NamedConversation>(sql`
    select ${NAMED} from messaging.staff_conversation c ${WITH_NAMES}
    where c.user_id = ${userId} and e.user_id = c.user_id order by c.last_message_at desc nulls last, c.id desc`);
}

/** Filter and place of a page of a location's inbox. */
export interface StaffPage {
  readonly text: string;
  readonly unread: boolean;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

const matchesPerson = (text: string): RawBuilder<unknown> =>
  sql`and e.search like '%' || replace(replace(platform.searchable(${text}), '%', '\\%'), '_', '\\_') || '%'`;

/** A page of what was written at the locations of a grant, latest first; one that nobody wrote in is in no inbox. */
export function findInboxPage(
  tx: Tx<'tenant'>,
  grant: BrandGrant,
  { text, unread, after, limit }: StaffPage,
): Promise<NamedConversation[]> {
  return tx.execute<NamedConversation>(sql`
    select ${NAMED} from messaging.staff_conversation c ${WITH_NAMES}
    where c.group_id = ${grant.groupId} and c.last_message_at is not null and place.ancestor_ids && ${[...grant.nodes]}::uuid[]
      ${unread ? sql`and c.unread_location > 0` : sql``} ${text === '' ? sql`` : matchesPerson(text)}
      ${after === null ? sql`` : sql`and (c.last_message_at, c.id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by c.last_message_at desc, c.id desc limit ${limit}`);
}

/** Messages of staff that nobody has read, by location of a grant; locations without any are left out. */
export function countStaffUnreadByLocation(
  tx: Tx,
  grant: BrandGrant,
): Promise<{ readonly location_id: string; readonly unread: number }[]> {
  return tx.execute(sql`
    select location_id, sum(unread_location)::int as unread from messaging.staff_conversation
    where group_id = ${grant.groupId} and unread_location > 0
      and location_id in (select id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[])
    group by location_id`);
}

/** Messages of staff that nobody at the locations of a grant has read. */
export async function countUnreadOfLocations(tx: Tx<'tenant'>, grant: BrandGrant): Promise<number> {
  return (await countStaffUnreadByLocation(tx, grant)).reduce((sum, { unread }) => sum + unread, 0);
}

/** Messages of locations that the signed-in person has not read. */
export async function countUnreadOfStaff(tx: Tx<'self'>, userId: string): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(
    sql`select coalesce(sum(unread_staff), 0)::int as n from messaging.staff_conversation where user_id = ${userId}`,
  );
  return row?.n ?? 0;
}

/** Notes a new message with its conversation: its words, its time, and one more to read for the other side. */
export async function addToConversation(
  tx: Tx<'system'>,
  id: string,
  message: { readonly by: StaffSide; readonly at: Date; readonly excerpt: string },
): Promise<void> {
  const isStaff = message.by === 'STAFF';
  await tx.execute(sql`
    update messaging.staff_conversation set last_message = ${message.excerpt}, last_message_by = ${message.by},
      last_message_at = ${message.at}, unread_location = unread_location + ${isStaff ? 1 : 0},
      unread_staff = unread_staff + ${isStaff ? 0 : 1}
    where id = ${id}`);
}

/** Locks the counts of a conversation until the transaction ends; taken before its messages are counted anew. */
export async function lockCounts(tx: Tx<'system'>, id: string): Promise<void> {
  await tx.execute(sql`select 1 from messaging.staff_conversation where id = ${id} for update`);
}

/** Counts anew what a side has not read. */
export async function recount(tx: Tx<'system'>, id: string, reader: StaffSide): Promise<void> {
  const column = sql.ref(reader === 'STAFF' ? 'unread_staff' : 'unread_location');
  await tx.execute(sql`
    update messaging.staff_conversation set ${column} = (
      select count(*) from messaging.staff_message m
      where m.conversation_id = ${id} and m.sender_side <> ${reader} and m.read_at is null)
    where id = ${id}`);
}

/** Is true while a moderator has suspended a manager from writing in a group. */
export async function isWriterSuspended(
  tx: Tx<'system'>,
  groupId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    select 1 from messaging.suspension where group_id = ${groupId} and user_id = ${userId} and ended_at is null and until > ${now} limit 1`);
  return rows.length > 0;
}
