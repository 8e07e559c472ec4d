import { anyone, brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { CONFLICT } from '@hearth/kit/failure';
import { flag, instant, listParameter, rowVersion, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { NO_ADDRESS, TOO_MANY_DEVICES } from './failures.ts';
import { delivery, notice, noticeDevice, noticePolicy, noticeSettings, pushSubscription } from './schemas.ts';

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
  summary: 'Sends the caller a notice by every channel that they have; six an hour.',
  answer: z.strictObject({ id: uuid, address: z.string().nullable() }),
  failures: { NO_ADDRESS },
  changes: () => [listNotices, countUnreadNotices],
});

export const listDeliveries = endpoint({
  ...own,
  id: 'notices.listDeliveries',
  whileActing: 'refused',
  method: 'GET',
  path: '/v1/my/notices/{id}/deliveries',
  summary: 'What became of one of the caller’s notices on each channel, as the delivery log has it.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({ deliveries: z.array(delivery) }),
});

export const listNoticeDevices = endpoint({
  ...own,
  id: 'notices.listDevices',
  whileActing: 'refused',
  method: 'GET',
  path: '/v1/my/notice_devices',
  summary: 'The browsers that show the caller’s notices, and the key that a browser subscribes with (VAPID, RFC 8292).',
  answer: z.strictObject({ key: z.string().nullable(), devices: z.array(noticeDevice) }),
});

export const addNoticeDevice = endpoint({
  ...own,
  id: 'notices.addDevice',
  whileActing: 'refused',
  method: 'PUT',
  path: '/v1/my/notice_devices',
  summary: 'Shows the caller’s notices on this browser from now on, whoever had it before.',
  body: pushSubscription,
  answer: noticeDevice,
  failures: { TOO_MANY_DEVICES },
  changes: () => [listNoticeDevices],
});

export const removeNoticeDevice = endpoint({
  ...own,
  id: 'notices.removeDevice',
  whileActing: 'refused',
  method: 'DELETE',
  path: '/v1/my/notice_devices/{id}',
  summary: 'Shows nothing on one of the caller’s browsers any more.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({}),
  changes: () => [listNoticeDevices],
});

const policyOfGroup = {
  service: 'notification-center',
  whileActing: 'allowed',
  access: brand('id', 'MANAGE_BRAND'),
  path: '/v1/brands/{id}/notice_policy',
  params: z.strictObject({ id: uuid }),
} as const;
const policyInForce = noticePolicy.extend({ version: z.int() });

export const getNoticePolicy = endpoint({
  ...policyOfGroup,
  id: 'notices.getPolicy',
  method: 'GET',
  summary: 'What a group decides about the notices of those who work there.',
  answer: policyInForce,
});

export const changeNoticePolicy = endpoint({
  ...policyOfGroup,
  id: 'notices.changePolicy',
  method: 'PUT',
  summary: 'Decides about the notices of those who work at a group; refused at a brand below it.',
  body: noticePolicy.extend({ version: rowVersion }),
  answer: policyInForce,
  failures: { CONFLICT },
  changes: () => [getNoticePolicy],
});

export const endNoticeMail = endpoint({
  id: 'notices.endMail',
  method: 'POST',
  path: '/v1/notices/unsubscribe/{token}',
  service: 'notification-center',
  summary: 'Ends mail of one kind of notice in one click, as mail programs offer it (RFC 8058).',
  access: anyone(),
  params: z.strictObject({ token: string(512) }),
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
  bodyType: 'form',
  answer: z.strictObject({}),
  transaction: 'none',
  changes: () => [],
});
