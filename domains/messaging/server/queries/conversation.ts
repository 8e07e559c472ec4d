import type { BrandGrant } from '@hearth/kit/access';
import { hasLongWord, inScope, SYSTEM_WORDS } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ConversationCursor } from '../cursor.ts';
import type { ApplicationView } from './tables.ts';

export type ConversationRow = ApplicationView;

/** A page of conversations: after a cursor, or from an offset. */
export interface Page {
  readonly after: ConversationCursor | null;
  readonly offset: number;
  readonly limit: number;
}

export interface FoundPage {
  /** One more than asked for when there are more. */
  readonly rows: ConversationRow[];
  readonly total: number;
}

/** So many places are each read to the end of the page; of more, the whole group's order is read. */
const FEW_PLACES = 40;
/** Nobody counts further: a list of conversations is read by cursor, not to its end. */
const COUNTED_AT_MOST = 1000;
/** Latest message first; those without a message by when they applied. The same order as the indexes. */
const NEWEST_FIRST = sql`coalesce(last_message_at, '-infinity') desc, applied_at desc, id desc`;

function isAfterCursor({ lastMessageAt, appliedAt, id }: ConversationCursor): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(last_message_at, '-infinity'), applied_at, id) < (coalesce(${lastMessageAt}::timestamptz, '-infinity'), ${appliedAt}, ${id})`;
}

/** The SQL clauses of a page, with one extra row that tells whether more follow. */
function pageClauses({ after, offset, limit }: Page): {
  from: RawBuilder<unknown>;
  upTo: RawBuilder<unknown>;
  window: RawBuilder<unknown>;
} {
  return {
    from: after === null ? sql`` : sql`and ${isAfterCursor(after)}`,
    upTo: sql`order by ${NEWEST_FIRST} limit ${offset + limit + 1}`,
    window: sql`order by ${NEWEST_FIRST} offset ${offset} limit ${limit + 1}`,
  };
}

async function countUpTo(tx: Tx, source: RawBuilder<unknown>): Promise<number> {
  const [count] = await tx.execute<{ n: number }>(
    sql`select count(*) as n from (select 1 ${source} limit ${COUNTED_AT_MOST}) found`,
  );
  return count?.n ?? 0;
}

/** Matches a text against a candidate's searchable fields. */
function matchesCandidate(text: string): RawBuilder<boolean> {
  return sql<boolean>`search_text like '%' || replace(replace(platform.searchable(${text}), '%', '\\%'), '_', '\\_') || '%'`;
}

/**
 * The conversations of a group with those whom a text names. Null where there are more than anybody counts, or where no index
 * knows so short a text: read in the inbox's own order, the first of them are met soon. Asked in the system scope, since word
 * indexes are not used under a policy; which of them the caller sees is for the statement that reads them.
 */
async function findByCandidateText(tx: Tx, groupId: string, text: string): Promise<readonly string[] | null> {
  if (!hasLongWord({ words: [text], how: 'exact' })) return null;
  const rows = await inScope(tx, SYSTEM_WORDS, (system) =>
    system.execute<{ id: string }>(sql`
      select id from applications.application_view
      where group_id = ${groupId} and ${matchesCandidate(text)} limit ${COUNTED_AT_MOST + 1}`),
  );
  return rows.length > COUNTED_AT_MOST ? null : rows.map(({ id }) => id);
}

/** Filter of the employer's inbox. */
export interface EmployerFilter {
  readonly archived: boolean;
  readonly text: string;
  readonly unread: boolean;
  /** Which parts of the inbox, as `rules/desk.ts` numbers them. */
  readonly parts: readonly number[];
  readonly assigneeId: string | null;
}

/** Each part of each place is read to the end of the page, in the order of its index, and merged. */
export async function findEmployerPage(
  tx: Tx,
  grant: BrandGrant,
  { text, unread, archived, parts, assigneeId }: EmployerFilter,
  page: Page,
): Promise<FoundPage> {
  const places = sql`select id as place_id from core.brand_view where group_id = ${grant.groupId} and ancestor_ids && ${[...grant.nodes]}::uuid[]`;
  const named = text === '' ? null : await findByCandidateText(tx, grant.groupId, text);
  const found =
    text === ''
      ? sql``
      : named === null
        ? sql` and ${matchesCandidate(text)}`
        : sql` and id = any (${[...named]}::uuid[])`;
  const condition = sql`(${archived} or archived_at is null)${found}${unread ? sql` and unread_employer > 0` : sql``}`;
  const desks = sql`unnest(${[...parts]}::smallint[]) as part (desk_part)`;
  const { from, upTo, window } = pageClauses(page);
  const here = sql`group_id = ${grant.groupId} and location_id in (${places}) and ${condition}`;
  if (assigneeId !== null) {
    const own = sql`from applications.application_view
      where assignee_user_id = ${assigneeId} and desk = any (${[...parts]}::smallint[]) and ${here}`;
    const rows = await tx.execute<ConversationRow>(sql`select * ${own} ${from} ${window}`);
    return { rows, total: await countUpTo(tx, own) };
  }
  const all = sql`from applications.application_view where desk = any (${[...parts]}::smallint[]) and ${here}`;
  if (named !== null)
    return {
      rows: await tx.execute<ConversationRow>(sql`select * ${all} ${from} ${window}`),
      total: await countUpTo(tx, all),
    };
  const isFew = (await tx.execute(sql`${places} limit ${FEW_PLACES + 1}`)).length <= FEW_PLACES;
  const rows = await tx.execute<ConversationRow>(
    isFew
      ? sql`select found.* from (${places}) place cross join ${desks} cross join lateral (
          select * from applications.application_view where location_id = place_id and desk = desk_part and ${condition} ${from} ${upTo}) found ${window}`
      : sql`select found.* from ${desks} cross join lateral (
          select * from applications.application_view where desk = desk_part and ${here} ${from} ${upTo}) found ${window}`,
  );
  return { rows, total: await countUpTo(tx, all) };
}

export async function findCandidatePage(tx: Tx, userId: string, unread: boolean, page: Page): Promise<FoundPage> {
  const own = sql`from applications.application_view where user_id = ${userId}${unread ? sql` and unread_candidate > 0` : sql``}`;
  const { from, window } = pageClauses(page);
  const rows = await tx.execute<ConversationRow>(sql`select * ${own} ${from} ${window}`);
  return { rows, total: await countUpTo(tx, own) };
}

/** Finds the groups that a candidate has conversations with. */
export async function findCandidateGroupIds(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.execute<{ group_id: string }>(
    sql`select distinct group_id from applications.application_view where user_id = ${userId}`,
  );
  return rows.map((row) => row.group_id);
}

/** Finds the phone of a candidate's latest application per group, with the location's country. */
export async function findLatestPhones(
  tx: Tx,
  userId: string,
): Promise<ReadonlyMap<string, { readonly phone: string; readonly country: string | null }>> {
  const rows = await tx.execute<{ group_id: string; phone: string; country: string | null }>(sql`
    select distinct on (c.group_id) c.group_id, c.phone, b.country
    from applications.candidate_view c join core.brand_view b on b.id = c.location_id
    where c.user_id = ${userId} and c.phone <> '' order by c.group_id, c.applied_at desc`);
  return new Map(rows.map((row) => [row.group_id, row]));
}

export async function findConversation(tx: Tx, applicationId: string): Promise<ConversationRow | undefined> {
  const [row] = await tx.execute<ConversationRow>(
    sql`select * from applications.application_view where id = ${applicationId}`,
  );
  return row;
}
