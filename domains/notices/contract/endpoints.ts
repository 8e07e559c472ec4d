import { anyone, endpoint, signedIn } from '@hearth/kit/endpoint';
import { flag, instant, listParameter, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { NO_ADDRESS } from './failures.ts';
import { notice, noticeSettings } from './schemas.ts';

const own = { service: 'notification-center', access: signedIn() } as const;

export const listNotices = endpoint({
  ...own,
  id: 'notices.listNotices',
  whileActing: 'refused',
  method: 'GET',
  path: '/v1/my/notices',
  summary: 'The caller’s notices of the last 90 days, newest first, with how many are unread.',
  query: z.strictObject({ before: uuid.optional(), unread: flag.optional() }),
  answer: z.strictObject({ notices: z.array(notice), unread: z.int(), next: uuid.nullable() }),
});

export const countUnreadNotices = endpoint({
  ...own,
  id: 'notices.countUnread',
  whileActing: 'refused',
  method: 'GET',
  path: '/v1/my/notices/unread',
  summary: 'How many of the caller’s notices are unread, and when the newest came.',
  answer: z.strictObject({ unread: z.int(), newest: instant.nullable() }),
});

export const markNoticesRead = endpoint({
  ...own,
  id: 'notices.markRead',
  whileActing: 'refused',
  method: 'PUT',
  path: '/v1/my/notices/read',
  summary: 'Marks notices as read, or as unread: those named, or with none named all up to a moment.',
  body: z.strictObject({ ids: listParameter(uuid).optional(), until: instant.optional(), read: z.boolean() }),
  answer: z.strictObject({ unread: z.int() }),
  changes: () => [listNotices, countUnreadNotices],
});

export const getNoticeSettings = endpoint({
  ...own,
  id: 'notices.getSettings',
  whileActing: 'refused',
  method: 'GET',
  path: '/v1/my/notice_settings',
  summary: 'How the caller is notified.',
  answer: noticeSettings,
});

export const changeNoticeSettings = endpoint({
  ...own,
  id: 'notices.changeSettings',
  whileActing: 'refused',
  method: 'PUT',
  path: '/v1/my/notice_settings',
  summary: 'Sets how the caller is notified.',
  body: noticeSettings,
  answer: noticeSettings,
  changes: () => [getNoticeSettings],
});

export const sendTestNotice = endpoint({
  ...own,
  id: 'notices.sendTest',
  whileActing: 'refused',
  method: 'POST',
  path: '/v1/my/notices/test',
  summary: 'Sends the caller a notice, by mail too; six an hour.',
  answer: z.strictObject({ address: z.string() }),
  failures: { NO_ADDRESS },
  changes: () => [listNotices, countUnreadNotices],
});

export const endNoticeMail = endpoint({
  id: 'notices.endMail',
  method: 'POST',
  path: '/v1/notices/unsubscribe/{token}',
  service: 'notification-center',
  summary: 'Ends mail of one kind of notice in one click, as mail programs offer it (RFC 8058).',
  access: anyone(),
  params: z.strictObject({ token: string(300) }),
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
  bodyType: 'form',
  answer: z.strictObject({}),
  transaction: 'none',
  changes: () => [],
});
