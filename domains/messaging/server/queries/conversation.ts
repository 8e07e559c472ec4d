import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ApplicationView } from './tables.ts';

export type ConversationRow = ApplicationView;

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

function inGrant(grant: BrandGrant, archived: boolean): RawBuilder<boolean> {
  return sql<boolean>`group_id = ${grant.groupId} and (${archived} or archived_at is null)
    and location_id in (select id from core.brand_view where ancestor_ids && ${[...grant.nodes]}::uuid[])`;
}

async function paged(
  tx: Tx,
  condition: RawBuilder<boolean>,
  { offset, limit }: Page,
): Promise<{ rows: ConversationRow[]; total: number }> {
  const rows = await tx.execute<ConversationRow>(sql`
    select * from applications.application_view where ${condition} order by last_message_at desc nulls last, applied_at desc, id offset ${offset} limit ${limit}`);
  const [count] = await tx.execute<{ n: number }>(
    sql`select count(*) as n from applications.application_view where ${condition}`,
  );
  return { rows, total: count?.n ?? 0 };
}

export function pageOfEmployer(
  tx: Tx,
  grant: BrandGrant,
  filter: { archived: boolean; text: string | undefined },
  page: Page,
): Promise<{ rows: ConversationRow[]; total: number }> {
  const { text } = filter;
  const found =
    text === undefined || text === ''
      ? sql``
      : sql` and search_text like '%' || replace(replace(platform.searchable(${text}), '%', '\\%'), '_', '\\_') || '%'`;
  return paged(tx, sql<boolean>`${inGrant(grant, filter.archived)}${found}`, page);
}

export function pageOfCandidate(
  tx: Tx,
  userId: string,
  page: Page,
): Promise<{ rows: ConversationRow[]; total: number }> {
  return paged(tx, sql<boolean>`user_id = ${userId}`, page);
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
