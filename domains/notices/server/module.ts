import { SYSTEM } from '@hearth/platform/database';
import { defineModule } from '@hearth/platform/module';
import { addNoticeDevice } from './handlers/add-notice-device.ts';
import { changeNoticeSettings } from './handlers/change-notice-settings.ts';
import { countUnreadNotices } from './handlers/count-unread-notices.ts';
import { endNoticeMail } from './handlers/end-notice-mail.ts';
import { getNoticeSettings } from './handlers/get-notice-settings.ts';
import { listDeliveries } from './handlers/list-deliveries.ts';
import { listNoticeDevices } from './handlers/list-notice-devices.ts';
import { listNotices } from './handlers/list-notices.ts';
import { markNoticesRead } from './handlers/mark-notices-read.ts';
import { changeNoticePolicy, getNoticePolicy } from './handlers/notice-policy.ts';
import { removeNoticeDevice } from './handlers/remove-notice-device.ts';
import { sendTestNotice } from './handlers/send-test-notice.ts';
import { followMail } from './jobs/follow-mail.ts';
import { forgetDevice, forgetDevices } from './jobs/forget-devices.ts';
import { forgetNotices } from './jobs/forget-notices.ts';
import { notifyAccepted, notifyRoleGiven } from './jobs/notify-access.ts';
import { sendDue, sendWaiting } from './jobs/send-due.ts';
import { sendPushes } from './jobs/send-push.ts';
import { makePushKey } from './push-key.ts';
import { SUBSCRIPTION } from './queries/device.ts';

/** Notices in the product, by mail and on their devices, and their delivery state. */
export const notices = defineModule({
  name: 'notices',
  endpoints: [
    listNotices,
    countUnreadNotices,
    markNoticesRead,
    getNoticeSettings,
    changeNoticeSettings,
    sendTestNotice,
    endNoticeMail,
    listDeliveries,
    listNoticeDevices,
    addNoticeDevice,
    removeNoticeDevice,
    getNoticePolicy,
    changeNoticePolicy,
  ],
  jobs: [sendDue, sendWaiting, sendPushes, forgetNotices],
  listeners: [followMail, notifyAccepted, notifyRoleGiven, forgetDevice, forgetDevices],
  sealed: [SUBSCRIPTION],
  beforeServing: (work) => work.run(SYSTEM, ({ db }) => makePushKey(db)),
});
