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
  summary: 'Lists the caller’s notifications of the last 90 days, newest first, with the number of unread ones.',
  query: z.strictObject({ before: uuid.optional(), unread: flag.optional() }),
  answer: z.strictObject({ notices: z.array(notice), unread: z.int(), next: uuid.nullable() }),
});

export const countUnreadNotices = endpoint({
  ...own,
  id: 'notices.countUnread',
  whileActing: 'refused',
  method: 'GET',
  path: '/v1/my/notices/unread',
  summary: 'Counts the caller’s unread notifications, and returns when the newest came.',
  answer: z.strictObject({ unread: z.int(), newest: instant.nullable() }),
});

export const markNoticesRead = endpoint({
  ...own,
  id: 'notices.markRead',
  whileActing: 'refused',
  method: 'PUT',
  path: '/v1/my/notices/read',
  summary: 'Marks notifications as read or unread: the given ones, or all up to a moment.',
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
  summary: 'Returns the caller’s notification settings.',
  answer: noticeSettings,
});

export const changeNoticeSettings = endpoint({
  ...own,
  id: 'notices.changeSettings',
  whileActing: 'refused',
  method: 'PUT',
  path: '/v1/my/notice_settings',
  summary: 'Changes the caller’s notification settings.',
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
  summary: 'Sends the caller a test notification on every channel they have; six an hour.',
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
  summary: 'Returns the delivery log of one of the caller’s notifications on each channel.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({ deliveries: z.array(delivery) }),
});

export const listNoticeDevices = endpoint({
  ...own,
  id: 'notices.listDevices',
  whileActing: 'refused',
  method: 'GET',
  path: '/v1/my/notice_devices',
  summary:
    'Lists the browsers that show the caller’s notifications, and the key that a browser subscribes with (VAPID, RFC 8292).',
  answer: z.strictObject({ key: z.string().nullable(), devices: z.array(noticeDevice) }),
});

export const addNoticeDevice = endpoint({
  ...own,
  id: 'notices.addDevice',
  whileActing: 'refused',
  method: 'PUT',
  path: '/v1/my/notice_devices',
  summary: 'Shows the caller’s notifications on this browser, whoever used it before.',
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
  summary: 'Stops notifications on one of the caller’s browsers.',
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
  summary: 'Returns a group’s notification policy for employees.',
  answer: policyInForce,
});

export const changeNoticePolicy = endpoint({
  ...policyOfGroup,
  id: 'notices.changePolicy',
  method: 'PUT',
  summary: 'Sets a group’s notification policy for employees; refused at a brand below it.',
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
  summary: 'Stops emails of one kind of notification with one click from an email program (RFC 8058).',
  access: anyone(),
  params: z.strictObject({ token: string(512) }),
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
  bodyType: 'form',
  answer: z.strictObject({}),
  transaction: 'none',
  changes: () => [],
});
