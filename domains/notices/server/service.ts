import type { Language } from '@hearth/kit/constants';
import type { Config } from '@hearth/platform/config/config';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { findLatestMail } from '@hearth/platform/mail/mail';
import { findWithheld } from './lost-rights.ts';
import { findLatestSent, findReceiptsAbout } from './queries/delivery.ts';
import { findNoticesOf } from './queries/notice.ts';
import { findSettings } from './queries/setting.ts';
import { usualLanguage } from './receivers.ts';
import type { NoticeRow } from './queries/notice.ts';

export { notify, settleThread } from './notify.ts';
export type { Notification, NoticeText } from './notify.ts';
export { notifyAccessManagers } from './notify-managers.ts';
export type { NoticeKind } from '../contract/kinds.ts';
export { findDevices } from './queries/device.ts';
export { deleteNoticesAbout as forgetNoticesAbout } from './queries/notice.ts';

/**
 * The delivery state of a notice for one person; `mailedAt` is when the mail server accepted the mail. `mailedAt`:
 * when a mail server took their mail.
 */
export interface NoticeReceipt {
  readonly userId: string;
  readonly readAt: Date | null;
  readonly mail: 'WAITING' | 'MAILED' | 'FAILED' | 'NONE';
  readonly mailedAt: Date | null;
}

/**
 * Finds the receipts of the notices about a record; the caller has checked access to it. For callers that checked who
 * may see it.
 */
export async function findReceipts(tx: Tx, aboutId: string): Promise<NoticeReceipt[]> {
  return inScope(tx, SYSTEM, async (db) => {
    const rows = await findReceiptsAbout(db, aboutId);
    const arrivals = await findLatestMail(
      db,
      rows.flatMap((row) => row.mail_about ?? []),
    );
    return rows.map((row): NoticeReceipt => {
      const arrival = row.mail_about === null ? undefined : arrivals.get(row.mail_about);
      const mailedAt = arrival?.returned_at == null ? (arrival?.accepted_at ?? null) : null;
      const isFailed =
        row.state === 'RETURNED' || row.state === 'FAILED' || (arrival?.refused_at != null && mailedAt === null);
      const isWaiting = row.state === 'WAITING' || (row.state === 'SENT' && mailedAt === null);
      return {
        userId: row.user_id,
        readAt: row.read_at,
        mail: isFailed ? 'FAILED' : mailedAt !== null ? 'MAILED' : isWaiting ? 'WAITING' : 'NONE',
        mailedAt,
      };
    });
  });
}

/** All notices of a person that they may still see, oldest first, those that newer ones replaced included. */
export async function findAllNotices(tx: Tx<'self'>, userId: string, now: Date): Promise<readonly NoticeRow[]> {
  return findNoticesOf(tx, userId, await findWithheld(tx, [userId], { now, range: 'ALL' }));
}

/** The emails that are looked at: one that arrived is enough. */
const LOOKED_AT = 5;

/** Whether email reaches a person: a mail server took one of their latest notices. The caller answers for who asks. */
/** The language in which somebody is written to: that of the product as they have it open, else of the installation. */
export async function findLanguage(
  tx: Tx<'system'>,
  config: Pick<Config, 'publicUrl'>,
  userId: string,
): Promise<Language> {
  return (await findSettings(tx, [userId]))[0]?.language ?? usualLanguage(config);
}

export async function isReachedByMail(tx: Tx, userId: string): Promise<boolean> {
  const sent = await inScope(tx, SYSTEM, (db) => findLatestSent(db, userId, LOOKED_AT));
  const arrivals = await findLatestMail(tx, sent);
  return [...arrivals.values()].some((mail) => mail.accepted_at !== null && mail.returned_at === null);
}
