import { getBrand } from '@hearth/domains/core/service';
import type { Language } from '@hearth/kit/constants';
import type { Permission } from '@hearth/kit/permissions';
import { newId } from '@hearth/kit/id';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { neededFor } from '../contract/kinds.ts';
import type { NoticeKind } from '../contract/kinds.ts';
import { planMail } from '../rules/plan-mail.ts';
import type { Due } from '../rules/plan-mail.ts';
import { planPush } from '../rules/plan-push.ts';
import { emitNoticesChanged } from './emit-notices-changed.ts';
import { SEND_DUE } from './jobs/send-due.ts';
import { SEND_PUSH } from './jobs/send-push.ts';
import { insertDeliveries } from './queries/delivery.ts';
import type { NewDelivery } from './queries/delivery.ts';
import { findDeviceIds } from './queries/device.ts';
import { insertNotices, markThreadRead, replaceUnread } from './queries/notice.ts';
import type { NewNotice } from './queries/notice.ts';
import { findReceivers } from './receivers.ts';
import type { KnownReceiver } from './receivers.ts';

/** What somebody is told, in their language, and the page that it leads to. */
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
  /** The group that it comes from, whose rules hold for it: what locked screens show, and what waits until the next shift. Absent: the place's. */
  readonly groupId?: string;
  /**
   * What its receivers must still hold at the place (without one: at the group) when it goes out and whenever they look: it is neither sent
   * nor shown to whoever has lost it. Absent: what its kind needs.
   */
  readonly needs?: readonly Permission[];
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

/**
 * Tells people of something, in the transaction that made it true: in the product at once, by mail and on their devices as each of
 * them has chosen. Whoever has no open account is left out. Answers how many people have a notice now.
 */
export async function notify(work: NotifyContext, notification: Notification): Promise<number> {
  return (await writeNotices(work, notification)).length;
}

/** The same, for whoever needs the ids of the notices. */
export async function writeNotices(work: NotifyContext, notification: Notification): Promise<readonly string[]> {
  const now = work.clock.now();
  const writers = new Map(notification.people.map((one) => [one.userId, one]));
  if (writers.size === 0) return [];
  return inScope(work.db, SYSTEM, async (db) => {
    const receivers = await findReceivers(db, work.config, [...writers.keys()], notification.timeZone);
    const devices = await findDeviceIds(db, [...receivers.keys()]);
    const notices: NewNotice[] = [];
    const deliveries: NewDelivery[] = [];
    for (const [userId, receiver] of receivers) {
      const one = writers.get(userId);
      if (one === undefined) continue;
      const told = one.write(receiver.language);
      const id = newId(now.getTime());
      // A name may hold whatever somebody typed; a title is one line.
      const title = told.title.replaceAll(/\s+/g, ' ').trim();
      notices.push({ id, user_id: userId, title, body: told.text, link: told.link });
      deliveries.push(
        ...planDeliveries(id, notification.kind, receiver, { ...one, deviceIds: devices.get(userId) ?? [] }, now),
      );
    }
    if (notices.length === 0) return [];
    const { kind, aboutId = null, placeId = null, thread = null, needs = neededFor(notification.kind) } = notification;
    const groupId = notification.groupId ?? (placeId === null ? null : (await getBrand(db, placeId)).groupId);
    const userIds = notices.map((notice) => notice.user_id);
    if (thread !== null) await replaceUnread(db, thread, userIds, now);
    await insertNotices(db, { kind, aboutId, placeId, thread, groupId, needs, at: now }, notices);
    await insertDeliveries(db, now, deliveries);
    const means = { ...work, db };
    await emitNoticesChanged(means, userIds);
    const isDue = (of: NewDelivery['channel']): boolean =>
      deliveries.some(({ channel, not_before: at }) => channel === of && at !== null && at <= now);
    if (isDue('MAIL')) await means.enqueue(SEND_DUE, {}, { key: 'due' });
    if (isDue('PUSH')) await means.enqueue(SEND_PUSH, {}, { key: 'due' });
    return notices.map((notice) => notice.id);
  });
}

/** The lines of the log that a notice begins with: its mail, and each of its receiver's devices. */
function planDeliveries(
  noticeId: string,
  kind: NoticeKind,
  receiver: KnownReceiver,
  { letter, hasOtherMail = false, deviceIds }: Addressee & { readonly deviceIds: readonly string[] },
  now: Date,
): NewDelivery[] {
  const line = (
    channel: NewDelivery['channel'],
    deviceId: string | null,
    plan: Due | { readonly skipped: NonNullable<NewDelivery['reason']> },
  ): NewDelivery => ({
    id: newId(now.getTime()),
    notice_id: noticeId,
    user_id: receiver.person.id,
    channel,
    device_id: deviceId,
    not_before: 'notBefore' in plan ? plan.notBefore : null,
    reason: 'skipped' in plan ? plan.skipped : null,
    held: 'held' in plan ? plan.held : null,
    mail_about: null,
  });
  const mail = line('MAIL', null, hasOtherMail ? { skipped: 'OFF' } : planMail(kind, receiver, now));
  const push = planPush(kind, receiver.settings, now);
  return [
    letter === undefined ? mail : { ...mail, not_before: null, reason: null, held: null, mail_about: letter },
    ...deviceIds.map((id) => line('PUSH', id, push)),
  ];
}

/** Marks the notices of a thread as read for everybody, such as those of a conversation that somebody of a team has looked at. */
export function settleThread(work: Pick<Work, 'db' | 'clock' | 'emit'>, thread: string): Promise<void> {
  return inScope(work.db, SYSTEM, async (db) => {
    const userIds = await markThreadRead(db, thread, work.clock.now());
    await emitNoticesChanged(work, userIds);
  });
}
