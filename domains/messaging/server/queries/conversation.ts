import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ConversationPlace } from '../cursor.ts';
import type { ApplicationView } from './tables.ts';

export type ConversationRow = ApplicationView;

/** A page by where it begins: after another conversation, or after so many. */
export interface Page {
  readonly after: ConversationPlace | null;
  readonly offset: number;
  readonly limit: number;
}

export interface FoundPage {
  /** One more than asked for when there are more. */
  readonly rows: ConversationRow[];
  readonly total: number;
}

function inGrant(grant: BrandGrant, archived: boolean): RawBuilder<boolean> {
  return sql<boolean>`group_id = ${grant.groupId} and (${archived} or archived_at is null)
    and location_id in (select id from core.brand_view where ancestor_ids && ${[...grant.nodes]}::uuid[])`;
}

/** Latest message first; those without a message by when they applied. The same order as the index. */
function comesAfter({ lastMessageAt, appliedAt, id }: ConversationPlace): RawBuilder<boolean> {
  const older = sql<boolean>`(applied_at < ${appliedAt} or (applied_at = ${appliedAt} and id > ${id}))`;
  return lastMessageAt === null
    ? sql<boolean>`last_message_at is null and ${older}`
    : sql<boolean>`(last_message_at < ${lastMessageAt} or last_message_at is null or (last_message_at = ${lastMessageAt} and ${older}))`;
}

async function paged(tx: Tx, condition: RawBuilder<boolean>, { after, offset, limit }: Page): Promise<FoundPage> {
  const rows = await tx.execute<ConversationRow>(sql`
    select * from applications.application_view where ${condition} ${after === null ? sql`` : sql`and ${comesAfter(after)}`}
    order by last_message_at desc nulls last, applied_at desc, id offset ${offset} limit ${limit + 1}`);
  const [count] = await tx.execute<{ n: number }>(
    sql`select count(*) as n from applications.application_view where ${condition}`,
  );
  return { rows, total: count?.n ?? 0 };
}

export function pageOfEmployer(
  tx: Tx,
  grant: BrandGrant,
  filter: { archived: boolean; text: string | undefined; unread: boolean },
  page: Page,
): Promise<FoundPage> {
  const { text, unread } = filter;
  const found =
    text === undefined || text === ''
      ? sql``
      : sql` and search_text like '%' || replace(replace(platform.searchable(${text}), '%', '\\%'), '_', '\\_') || '%'`;
  const waiting = unread ? sql` and unread_employer > 0` : sql``;
  return paged(tx, sql<boolean>`${inGrant(grant, filter.archived)}${found}${waiting}`, page);
}

export function pageOfCandidate(tx: Tx, userId: string, unread: boolean, page: Page): Promise<FoundPage> {
  return paged(tx, sql<boolean>`user_id = ${userId}${unread ? sql` and unread_candidate > 0` : sql``}`, page);
}

export async function findConversation(tx: Tx, applicationId: string): Promise<ConversationRow | undefined> {
  const [row] = await tx.execute<ConversationRow>(
    sql`select * from applications.application_view where id = ${applicationId}`,
  );
  return row;
}

export interface BoardRow {
  readonly brand_id: string;
  readonly name: string;
  readonly conversations: number;
  readonly unread: number;
}

/** The locations with conversations, most unread first. */
export function boardOf(tx: Tx, grant: BrandGrant, archived: boolean): Promise<BoardRow[]> {
  return tx.execute<BoardRow>(sql`
    select a.location_id as brand_id, b.name, count(*) as conversations, sum(a.unread_employer)::int as unread
    from applications.application_view a join core.brand_view b on b.id = a.location_id
    where a.group_id = ${grant.groupId} and (${archived} or a.archived_at is null) and b.ancestor_ids && ${[...grant.nodes]}::uuid[]
    group by a.location_id, b.name order by unread desc, b.name limit 500`);
}
