import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
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

/** A person's notices, newest first. */
export function findNotices(
  tx: Tx<'self'>,
  userId: string,
  window: { readonly before: string | undefined; readonly unread: boolean; readonly limit: number },
): Promise<NoticeRow[]> {
  return tx.execute<NoticeRow>(sql`
    select id, kind, title, body, link, at, read_at from notices.notice
     where user_id = ${userId} and replaced_at is null
       and ${window.before === undefined ? sql`true` : sql`id < ${window.before}::uuid`}
       and ${window.unread ? sql`read_at is null` : sql`true`}
     order by id desc limit ${window.limit}`);
}

/** Counts a person's unread notices and finds the time of the newest. */
export async function countUnread(tx: Tx<'self'>, userId: string): Promise<{ unread: number; newest: Date | null }> {
  const [row] = await tx.execute<{ unread: number; newest: Date | null }>(sql`
    select count(*)::int as unread, max(at) as newest from notices.notice
     where user_id = ${userId} and read_at is null and replaced_at is null`);
  return row ?? { unread: 0, newest: null };
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

/** All notices of a person, oldest first, those that newer ones replaced included. */
export function findAllNotices(tx: Tx<'self'>, userId: string): Promise<NoticeRow[]> {
  return tx.execute<NoticeRow>(
    sql`select id, kind, title, body, link, at, read_at from notices.notice where user_id = ${userId} order by id`,
  );
}

/** Writes the same notice for many people, in one statement. */
export async function insertNotices(
  tx: Tx<'system'>,
  of: { readonly kind: NoticeKind; readonly aboutId: string | null; readonly thread: string | null; readonly at: Date },
  notices: readonly NewNotice[],
): Promise<void> {
  await tx.execute(sql`
    insert into notices.notice (id, user_id, kind, title, body, link, about_id, thread, at)
    select id, user_id, ${of.kind}, title, body, link, ${of.aboutId}, ${of.thread}, ${of.at}
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

/** Deletes all notices about a record. */
export async function deleteNoticesAbout(tx: Tx<'system'>, aboutId: string): Promise<void> {
  await tx.execute(sql`delete from notices.notice where about_id = ${aboutId}`);
}

/** Deletes what is older than a moment, a batch at a time. Answers how many. */
export async function deleteNoticesBefore(tx: Tx<'system'>, before: Date, limit: number): Promise<number> {
  const rows = await tx.execute(sql`
    delete from notices.notice where id in (select id from notices.notice where at < ${before} order by at limit ${limit}) returning 1`);
  return rows.length;
}
