import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { NoticeKind } from '../../contract/kinds.ts';
import type { MailSkipReason } from '../../rules/plan-mail.ts';

/** The line of a notice in the delivery log as it begins. */
export interface NewDelivery {
  readonly notice_id: string;
  readonly user_id: string;
  readonly not_before: Date | null;
  readonly reason: MailSkipReason | null;
}

/** A notice that waits to be mailed. */
export interface DueRow {
  readonly notice_id: string;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly isRead: boolean;
}

/** The mail delivery state of a record's notices. */
export interface ReceiptRow {
  readonly user_id: string;
  readonly read_at: Date | null;
  readonly state: 'WAITING' | 'MAILED' | 'SKIPPED' | 'RETURNED';
  readonly mail_about: string | null;
}

export async function insertDeliveries(tx: Tx<'system'>, now: Date, deliveries: readonly NewDelivery[]): Promise<void> {
  await tx.execute(sql`
    insert into notices.delivery (notice_id, user_id, state, reason, not_before, changed_at)
    select notice_id, user_id, case when reason is null then 'WAITING' else 'SKIPPED' end, reason, not_before, ${now}
      from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
        as row (notice_id uuid, user_id uuid, not_before timestamptz, reason text)`);
}

/** People whose mail is due, those who have waited longest first. */
export async function findDuePeople(tx: Tx<'system'>, now: Date, limit: number): Promise<string[]> {
  const rows = await tx.execute<{ user_id: string }>(sql`
    select user_id from notices.delivery where state = 'WAITING' and not_before <= ${now}
     group by user_id order by min(not_before), user_id limit ${limit}`);
  return rows.map((row) => row.user_id);
}

/** Takes a person's due notices, oldest first; those that another node has taken are left out. */
export function takeDue(tx: Tx<'system'>, userId: string, now: Date): Promise<DueRow[]> {
  return tx.execute<DueRow>(sql`
    select d.notice_id, n.kind, n.title, n.body, n.link, n.read_at is not null as "isRead"
      from notices.delivery d join notices.notice n on n.id = d.notice_id
     where d.user_id = ${userId} and d.state = 'WAITING' and d.not_before <= ${now}
     order by d.notice_id for update of d skip locked`);
}

/** Notes that these notices went out with a mail. */
export async function markMailed(
  tx: Tx<'system'>,
  noticeIds: readonly string[],
  mailAbout: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update notices.delivery set state = 'MAILED', not_before = null, mail_about = ${mailAbout}, changed_at = ${now}
     where notice_id = any (${[...noticeIds]}::uuid[])`);
}

/** Notes why these notices are not mailed. */
export async function markSkipped(
  tx: Tx<'system'>,
  noticeIds: readonly string[],
  reason: MailSkipReason | 'READ',
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update notices.delivery set state = 'SKIPPED', not_before = null, reason = ${reason}, changed_at = ${now}
     where notice_id = any (${[...noticeIds]}::uuid[])`);
}

/** Notes that a mail came back. Answers whose it was; null where no mail of ours was about this. */
export async function markReturned(tx: Tx<'system'>, mailAbout: string, now: Date): Promise<string | null> {
  const [row] = await tx.execute<{ user_id: string }>(sql`
    update notices.delivery set state = 'RETURNED', changed_at = ${now} where mail_about = ${mailAbout} returning user_id`);
  return row?.user_id ?? null;
}

/** Finds the receipts of a record's notices by person; a replaced notice counts as its newer one. */
export function findReceiptsAbout(tx: Tx<'system'>, aboutId: string): Promise<ReceiptRow[]> {
  return tx.execute<ReceiptRow>(sql`
    select n.user_id, n.read_at, d.state, d.mail_about
      from notices.notice n join notices.delivery d on d.notice_id = n.id
     where n.about_id = ${aboutId} and n.replaced_at is null`);
}
