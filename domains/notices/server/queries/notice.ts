import type { HeldQuestion } from '@hearth/domains/access/service';
import type { Permission } from '@hearth/kit/permissions';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { NoticeKind } from '../../contract/kinds.ts';

/** A notice as its receiver sees it. */
export interface NoticeRow {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly at: Date;
  readonly read_at: Date | null;
}

/** A notice that is being written. */
export interface NewNotice {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
}

/** Where what a notice needs is held: at its place, and without one at the group that it comes from. */
const HELD_AT = sql`coalesce(notice.place_id, notice.from_group_id)`;

/** Whether a notice is none of those that are withheld from their receivers. */
function isShown(withheld: readonly HeldQuestion[]): RawBuilder<unknown> {
  if (withheld.length === 0) return sql`true`;
  return sql`not exists (
    select 1 from jsonb_to_recordset(${JSON.stringify(withheld)}::jsonb) as gone ("userId" uuid, "brandId" uuid, needs text[])
     where gone."userId" = notice.user_id and gone.needs = notice.needs and gone."brandId" is not distinct from ${HELD_AT})`;
}

/** Which notices of a person are meant: those that are not read, all that are listed, or those that newer ones replaced, too. */
export type NoticeRange = 'UNREAD' | 'LISTED' | 'ALL';

const IN_RANGE: Readonly<Record<NoticeRange, RawBuilder<unknown>>> = {
  UNREAD: sql`read_at is null and replaced_at is null`,
  LISTED: sql`replaced_at is null`,
  ALL: sql`true`,
};

/** What must be held, and where, to be shown notices of some people: each once. */
export function findNeeded(
  tx: Tx<'self' | 'system'>,
  userIds: readonly string[],
  range: NoticeRange,
): Promise<HeldQuestion[]> {
  return tx.execute<HeldQuestion>(sql`
    select distinct user_id as "userId", ${HELD_AT} as "brandId", needs from notices.notice
     where user_id = any (${[...userIds]}::uuid[]) and ${IN_RANGE[range]} and needs <> '{}'`);
}

/** A person's notices, newest first. */
export function findNotices(
  tx: Tx<'self'>,
  userId: string,
  window: {
    readonly before: string | undefined;
    readonly unread: boolean;
    readonly limit: number;
    readonly withheld: readonly HeldQuestion[];
  },
): Promise<NoticeRow[]> {
  return tx.execute<NoticeRow>(sql`
    select id, kind, title, body, link, at, read_at from notices.notice
     where user_id = ${userId} and replaced_at is null
       and ${window.before === undefined ? sql`true` : sql`id < ${window.before}::uuid`}
       and ${window.unread ? sql`read_at is null` : sql`true`} and ${isShown(window.withheld)}
     order by id desc limit ${window.limit}`);
}

/** Counts a person's unread notices and finds the time of the newest. */
export async function countUnread(
  tx: Tx<'self'>,
  userId: string,
  withheld: readonly HeldQuestion[],
): Promise<{ unread: number; newest: Date | null }> {
  const [row] = await tx.execute<{ unread: number; newest: Date | null }>(sql`
    select count(*)::int as unread, max(at) as newest from notices.notice
     where user_id = ${userId} and read_at is null and replaced_at is null and ${isShown(withheld)}`);
  return row ?? { unread: 0, newest: null };
}

/** How many of their notices each of these people has not read; whoever has read all is left out. */
export async function countUnreadOf(
  tx: Tx<'system'>,
  userIds: readonly string[],
  withheld: readonly HeldQuestion[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.execute<{ user_id: string; unread: number }>(sql`
    select user_id, count(*)::int as unread from notices.notice
     where user_id = any (${[...userIds]}::uuid[]) and read_at is null and replaced_at is null and ${isShown(withheld)}
     group by user_id`);
  return new Map(rows.map(({ user_id: userId, unread }) => [userId, unread]));
}

/** Marks a person's notices: those named, or all that came until a moment. Answers how many were not so before. */
export async function markRead(
  tx: Tx<'self'>,
  userId: string,
  which: { readonly ids: readonly string[] } | { readonly until: Date },
  readAt: Date | null,
): Promise<number> {
  const rows = await tx.execute(sql`
    update notices.notice set read_at = ${readAt}
     where user_id = ${userId} and (read_at is null) = ${readAt !== null}
       and ${'ids' in which ? sql`id = any (${[...which.ids]}::uuid[])` : sql`at <= ${which.until}`}
     returning 1`);
  return rows.length;
}

/** All notices of a person that are not withheld, oldest first, those that newer ones replaced included. */
export function findNoticesOf(tx: Tx<'self'>, userId: string, withheld: readonly HeldQuestion[]): Promise<NoticeRow[]> {
  return tx.execute<NoticeRow>(sql`
    select id, kind, title, body, link, at, read_at from notices.notice
     where user_id = ${userId} and ${isShown(withheld)} order by id`);
}

/** Writes the same notice for many people, in one statement. */
export async function insertNotices(
  tx: Tx<'system'>,
  of: {
    readonly kind: NoticeKind;
    readonly aboutId: string | null;
    readonly placeId: string | null;
    readonly thread: string | null;
    readonly groupId: string | null;
    readonly needs: readonly Permission[];
    readonly at: Date;
  },
  notices: readonly NewNotice[],
): Promise<void> {
  await tx.execute(sql`
    insert into notices.notice (id, user_id, kind, title, body, link, about_id, place_id, thread, from_group_id, needs, at)
    select id, user_id, ${of.kind}, title, body, link, ${of.aboutId}, ${of.placeId}, ${of.thread}, ${of.groupId}, ${[...of.needs]}::text[], ${of.at}
      from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as row (id uuid, user_id uuid, title text, body text, link text)`);
}

/** Of a thread, what these people have not read and a newer notice replaces: neither shown nor mailed any more. */
export async function replaceUnread(
  tx: Tx<'system'>,
  thread: string,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    with replaced as (
      update notices.notice set replaced_at = ${now}
       where user_id = any (${[...userIds]}::uuid[]) and thread = ${thread} and read_at is null and replaced_at is null
       returning id
    )
    update notices.delivery d set state = 'SKIPPED', reason = 'REPLACED', not_before = null, changed_at = ${now}
      from replaced where d.notice_id = replaced.id and d.state = 'WAITING'`);
}

/** Marks what is unread of a thread as read. Answers whose it was. */
export async function markThreadRead(tx: Tx<'system'>, thread: string, now: Date): Promise<string[]> {
  const rows = await tx.execute<{ user_id: string }>(sql`
    update notices.notice set read_at = ${now} where thread = ${thread} and read_at is null and replaced_at is null
    returning user_id`);
  return [...new Set(rows.map((row) => row.user_id))];
}

/** Deletes all notices about some records. */
export async function deleteNoticesAbout(tx: Tx<'system'>, aboutIds: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from notices.notice where about_id = any (${[...aboutIds]}::uuid[])`);
}

/** Deletes what is older than a moment, a batch at a time. Answers how many. */
export async function deleteNoticesBefore(tx: Tx<'system'>, before: Date, limit: number): Promise<number> {
  const rows = await tx.execute(sql`
    delete from notices.notice where id in (select id from notices.notice where at < ${before} order by at limit ${limit}) returning 1`);
  return rows.length;
}
