import type { Language } from '@hearth/kit/constants';
import type { Topic } from '@hearth/kit/event';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { NOTICES_CHANGED } from '../contract/events.ts';
import type { NoticeKind } from '../contract/kinds.ts';
import { planMail } from '../rules/plan-mail.ts';
import { SEND_DUE } from './jobs/send-due.ts';
import { insertDeliveries } from './queries/delivery.ts';
import type { NewDelivery } from './queries/delivery.ts';
import { insertNotices, replaceUnread } from './queries/notice.ts';
import type { NewNotice } from './queries/notice.ts';
import { findReceivers } from './receivers.ts';

/** The text of a notice in the reader's language, and the page that it links to. */
export interface NoticeText {
  readonly title: string;
  readonly text: string;
  /** A path of the product, such as `/my/shifts`. */
  readonly link: string;
}

/** A notice for one or many people. */
export interface Notification {
  readonly kind: NoticeKind;
  /** The record that it is about: `findReceipts` finds it by this, and `forgetNoticesAbout` deletes it. */
  readonly aboutId?: string;
  /** Of unread notices of one thread a person sees the newest alone, such as of one week that is published again. */
  readonly thread?: string;
  /** Of the location: for the quiet hours of whoever has named no zone. */
  readonly timeZone: string;
  readonly people: readonly { readonly userId: string; readonly write: (language: Language) => NoticeText }[];
}

type NotifyContext = Pick<Work, 'db' | 'clock' | 'config' | 'emit' | 'enqueue'>;

/** Topics of one event at most. */
const MOST_TOPICS = 200;

/**
 * Tells people of something, in the transaction that made it true: in the product at once, and by mail as each of them has chosen.
 * Whoever has no open account is left out. Answers how many people have a notice now.
 */
export async function notify(work: NotifyContext, notification: Notification): Promise<number> {
  const now = work.clock.now();
  const writers = new Map(notification.people.map(({ userId, write }) => [userId, write]));
  if (writers.size === 0) return 0;
  return inScope(work.db, SYSTEM, async (db) => {
    const receivers = await findReceivers(db, work.config, [...writers.keys()], notification.timeZone);
    const notices: NewNotice[] = [];
    const deliveries: NewDelivery[] = [];
    for (const [userId, receiver] of receivers) {
      const told = writers.get(userId)?.(receiver.language);
      if (told === undefined) continue;
      const id = newId(now.getTime());
      notices.push({ id, user_id: userId, title: told.title, body: told.text, link: told.link });
      const plan = planMail(notification.kind, receiver, now);
      deliveries.push({
        notice_id: id,
        user_id: userId,
        not_before: 'notBefore' in plan ? plan.notBefore : null,
        reason: 'skipped' in plan ? plan.skipped : null,
      });
    }
    if (notices.length === 0) return 0;
    const { kind, aboutId = null, thread = null } = notification;
    const userIds = notices.map((notice) => notice.user_id);
    if (thread !== null) await replaceUnread(db, thread, userIds, now);
    await insertNotices(db, { kind, aboutId, thread, at: now }, notices);
    await insertDeliveries(db, now, deliveries);
    const means = { ...work, db };
    await emitNoticesChanged(means, userIds);
    if (deliveries.some(({ not_before: at }) => at !== null && at <= now))
      await means.enqueue(SEND_DUE, {}, { key: 'due' });
    return notices.length;
  });
}

/** Makes open pages of these people count their notices again. */
export async function emitNoticesChanged({ emit }: Pick<Work, 'emit'>, userIds: readonly string[]): Promise<void> {
  for (let from = 0; from < userIds.length; from += MOST_TOPICS) {
    const topics = userIds.slice(from, from + MOST_TOPICS).map((id): Topic => `user:${id}`);
    await emit(NOTICES_CHANGED.of({ group_id: null, topics, data: {} }));
  }
}
