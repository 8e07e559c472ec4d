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
import { insertNotices, markThreadRead, replaceUnread } from './queries/notice.ts';
import type { NewNotice } from './queries/notice.ts';
import { findReceivers } from './receivers.ts';
import type { KnownReceiver } from './receivers.ts';

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
  /** The place that it is about: its mail wears the brand of it. */
  readonly placeId?: string;
  /** Of the location: for the quiet hours of whoever has named no zone. */
  readonly timeZone: string;
  readonly people: readonly Addressee[];
}

/** Somebody who is told something. */
export interface Addressee {
  readonly userId: string;
  readonly write: (language: Language) => NoticeText;
  /** What a letter is about that the caller mailed them: the log then follows that letter, and nothing else is mailed. */
  readonly letter?: string | undefined;
  /** Whether other mail of the caller's will say it, such as one that can be answered: then this notice is not mailed. */
  readonly hasOtherMail?: boolean;
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
  const writers = new Map(notification.people.map((one) => [one.userId, one]));
  if (writers.size === 0) return 0;
  return inScope(work.db, SYSTEM, async (db) => {
    const receivers = await findReceivers(db, work.config, [...writers.keys()], notification.timeZone);
    const notices: NewNotice[] = [];
    const deliveries: NewDelivery[] = [];
    for (const [userId, receiver] of receivers) {
      const one = writers.get(userId);
      if (one === undefined) continue;
      const told = one.write(receiver.language);
      const id = newId(now.getTime());
      // A name may hold whatever somebody typed; a title is one line.
      notices.push({ id, user_id: userId, title: told.title.replaceAll(/\s+/g, ' ').trim(), body: told.text, link: told.link });
      deliveries.push({ notice_id: id, user_id: userId, ...firstLine(notification.kind, receiver, one, now) });
    }
    if (notices.length === 0) return 0;
    const { kind, aboutId = null, placeId = null, thread = null } = notification;
    const userIds = notices.map((notice) => notice.user_id);
    if (thread !== null) await replaceUnread(db, thread, userIds, now);
    await insertNotices(db, { kind, aboutId, placeId, thread, at: now }, notices);
    await insertDeliveries(db, now, deliveries);
    const means = { ...work, db };
    await emitNoticesChanged(means, userIds);
    if (deliveries.some(({ not_before: at }) => at !== null && at <= now))
      await means.enqueue(SEND_DUE, {}, { key: 'due' });
    return notices.length;
  });
}

/** How the line of a notice in the delivery log begins. */
function firstLine(
  kind: NoticeKind,
  receiver: KnownReceiver,
  { letter, hasOtherMail = false }: Addressee,
  now: Date,
): Pick<NewDelivery, 'not_before' | 'reason' | 'mail_about'> {
  if (letter !== undefined) return { not_before: null, reason: null, mail_about: letter };
  const plan = hasOtherMail ? ({ skipped: 'OFF' } as const) : planMail(kind, receiver, now);
  return 'skipped' in plan
    ? { not_before: null, reason: plan.skipped, mail_about: null }
    : { not_before: plan.notBefore, reason: null, mail_about: null };
}

/** Has the pages of these people count their notices again. */
export async function emitNoticesChanged({ emit }: Pick<Work, 'emit'>, userIds: readonly string[]): Promise<void> {
  for (let from = 0; from < userIds.length; from += MOST_TOPICS) {
    const topics = userIds.slice(from, from + MOST_TOPICS).map((id): Topic => `user:${id}`);
    await emit(NOTICES_CHANGED.of({ group_id: null, topics, data: {} }));
  }
}

/** Marks the notices of a thread as read for everybody, such as those of a conversation that somebody of a team has looked at. */
export function settleThread(work: Pick<Work, 'db' | 'clock' | 'emit'>, thread: string): Promise<void> {
  return inScope(work.db, SYSTEM, async (db) => {
    const userIds = await markThreadRead(db, thread, work.clock.now());
    await emitNoticesChanged(work, userIds);
  });
}
