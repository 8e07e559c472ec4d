import { defineModule } from '@hearth/platform/module';
import { changeNoticeSettings } from './handlers/change-notice-settings.ts';
import { countUnreadNotices } from './handlers/count-unread-notices.ts';
import { endNoticeMail } from './handlers/end-notice-mail.ts';
import { getNoticeSettings } from './handlers/get-notice-settings.ts';
import { listNotices } from './handlers/list-notices.ts';
import { markNoticesRead } from './handlers/mark-notices-read.ts';
import { sendTestNotice } from './handlers/send-test-notice.ts';
import { followMail } from './jobs/follow-mail.ts';
import { forgetNotices } from './jobs/forget-notices.ts';
import { sendDue, sendWaiting } from './jobs/send-due.ts';

/** Notices in the product and by mail, and their delivery state. */
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
  ],
  jobs: [sendDue, sendWaiting, forgetNotices],
  listeners: [followMail],
});
