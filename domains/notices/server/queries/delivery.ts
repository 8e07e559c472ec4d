import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { NoticeKind } from '../../contract/kinds.ts';
import type { LogLine } from '../../rules/delivery-state.ts';
import type { MailSkipReason } from '../../rules/plan-mail.ts';
import type { EntitledRow } from '../lost-rights.ts';

/** A line of the delivery log as it begins. */
export interface NewDelivery {
  readonly id: string;
  readonly notice_id: string;
  readonly user_id: string;
  readonly channel: 'MAIL' | 'PUSH';
  readonly device_id: string | null;
  readonly not_before: Date | null;
  readonly reason: MailSkipReason | null;
  /** What a letter is about that its domain has mailed already. */
  readonly mail_about: string | null;
  readonly held: 'QUIET' | null;
}

/** What decides whether a line waits until its receiver is at work. */
export interface HoldableRow {
  readonly id: string;
  readonly user_id: string;
  readonly kind: NoticeKind;
  readonly group_id: string | null;
  readonly held: 'QUIET' | 'OFF_CLOCK' | null;
}

/** A notice that waits to be mailed. */
export interface DueRow extends HoldableRow, EntitledRow {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly isRead: boolean;
}

/** What became of the mail about the notices of a record. */
export interface ReceiptRow {
  readonly user_id: string;
  readonly read_at: Date | null;
  readonly state: LogLine['state'];
  readonly mail_about: string | null;
}

/** A line of the log as its receiver sees it. */
export interface DeliveryRow extends LogLine {
  readonly notice_id: string;
  readonly channel: 'MAIL' | 'PUSH';
  readonly held: 'QUIET' | 'OFF_CLOCK' | null;
  readonly mail_about: string | null;
  /** Null where it is no device's, or of one that is gone. */
  readonly device_id: string | null;
  readonly browser: string | null;
  readonly system: string | null;
}

export async function insertDeliveries(tx: Tx<'system'>, now: Date, deliveries: readonly NewDelivery[]): Promise<void> {
  await tx.execute(sql`
    insert into notices.delivery (id, notice_id, user_id, channel, device_id, state, reason, held, not_before, mail_about, changed_at)
    select id, notice_id, user_id, channel, device_id,
           case when mail_about is not null then 'SENT' when reason is null then 'WAITING' else 'SKIPPED' end,
           reason, held, not_before, mail_about, ${now}
      from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
        as row (id uuid, notice_id uuid, user_id uuid, channel text, device_id uuid, not_before timestamptz, reason text, held text, mail_about uuid)`);
}

/** People whose mail is due, those who have waited longest first. */
export async function findDuePeople(tx: Tx<'system'>, now: Date, limit: number): Promise<string[]> {
  const rows = await tx.execute<{ user_id: string }>(sql`
    select user_id from notices.delivery where channel = 'MAIL' and state = 'WAITING' and not_before <= ${now}
     group by user_id order by min(not_before), user_id limit ${limit}`);
  return rows.map((row) => row.user_id);
}

/** Takes a person's notices whose mail is due, oldest first; those that another node has taken are left out. */
export function takeDue(tx: Tx<'system'>, userId: string, now: Date): Promise<DueRow[]> {
  return tx.execute<DueRow>(sql`
    select d.id, d.notice_id, d.user_id, d.held, n.kind, n.from_group_id as group_id, n.title, n.body, n.link, n.place_id, n.needs,
           n.read_at is not null as "isRead"
      from notices.delivery d join notices.notice n on n.id = d.notice_id
     where d.user_id = ${userId} and d.channel = 'MAIL' and d.state = 'WAITING' and d.not_before <= ${now}
     order by d.notice_id for update of d skip locked`);
}

/** Notes that these lines went out with a mail. */
export async function markMailed(
  tx: Tx<'system'>,
  ids: readonly string[],
  mailAbout: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update notices.delivery set state = 'SENT', not_before = null, mail_about = ${mailAbout}, attempts = attempts + 1, changed_at = ${now}
     where id = any (${[...ids]}::uuid[])`);
}

/** Notes why these lines do not go out. */
export async function markSkipped(
  tx: Tx<'system'>,
  ids: readonly string[],
  reason: MailSkipReason | 'READ' | 'NO_ACCESS',
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update notices.delivery set state = 'SKIPPED', not_before = null, reason = ${reason}, changed_at = ${now}
     where id = any (${[...ids]}::uuid[])`);
}

/** Puts lines off until their receivers are at work; each is put off for that once. */
export async function holdUntil(tx: Tx<'system'>, until: ReadonlyMap<string, Date>, now: Date): Promise<void> {
  if (until.size === 0) return;
  const rows = [...until].map(([id, at]) => ({ id, at }));
  await tx.execute(sql`
    update notices.delivery d set not_before = row.at, held = 'OFF_CLOCK', attempts = 0, changed_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, at timestamptz) where d.id = row.id`);
}

/** Puts off what is due to these people by mail: they are tried again, and keep nobody else waiting. */
export async function putOffMail(tx: Tx<'system'>, userIds: readonly string[], now: Date, until: Date): Promise<void> {
  await tx.execute(sql`
    update notices.delivery set not_before = ${until}
     where user_id = any (${[...userIds]}::uuid[]) and channel = 'MAIL' and state = 'WAITING' and not_before <= ${now}`);
}

/** Notes that a mail came back. Answers whose it was; null where no mail of ours was about this. */
export async function markReturned(tx: Tx<'system'>, mailAbout: string, now: Date): Promise<string | null> {
  const [row] = await tx.execute<{ user_id: string }>(sql`
    update notices.delivery set state = 'RETURNED', changed_at = ${now} where mail_about = ${mailAbout} returning user_id`);
  return row?.user_id ?? null;
}

/** What became of the notices about a record, a line for each person; what was replaced counts as its newer one. */
export function findReceiptsAbout(tx: Tx<'system'>, aboutId: string): Promise<ReceiptRow[]> {
  return tx.execute<ReceiptRow>(sql`
    select n.user_id, n.read_at, d.state, d.mail_about
      from notices.notice n join notices.delivery d on d.notice_id = n.id and d.channel = 'MAIL'
     where n.about_id = ${aboutId} and n.replaced_at is null`);
}

/** The log of some of a person's notices: mail first, then devices as they were added. */
export function findDeliveries(tx: Tx<'self'>, userId: string, noticeIds: readonly string[]): Promise<DeliveryRow[]> {
  return tx.execute<DeliveryRow>(sql`
    select d.notice_id, d.channel, d.state, d.reason, d.held, d.not_before, d.changed_at, d.mail_about, d.device_id, v.browser, v.system
      from notices.delivery d left join notices.device v on v.id = d.device_id
     where d.user_id = ${userId} and d.notice_id = any (${[...noticeIds]}::uuid[])
     order by d.channel, v.added_at, d.id`);
}

/** What the latest emails with notices of a person are about, those that came back left out. */
export async function findLatestSent(tx: Tx<'system'>, userId: string, limit: number): Promise<string[]> {
  const rows = await tx.execute<{ mail_about: string }>(sql`
    select mail_about from notices.delivery
     where user_id = ${userId} and channel = 'MAIL' and state = 'SENT' and mail_about is not null
     order by changed_at desc limit ${limit}`);
  return rows.map((row) => row.mail_about);
}
