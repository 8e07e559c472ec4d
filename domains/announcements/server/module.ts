import { defineModule } from '@hearth/platform/module';
import { listMyAnnouncements } from './handlers/list-my-announcements.ts';
import { markAnnouncementsSeen } from './handlers/mark-announcements-seen.ts';
import { publishAnnouncement } from './handlers/publish-announcement.ts';
import { withdrawAnnouncement } from './handlers/withdraw-announcement.ts';

/** Announcements of managers to the people who work at a brand and below. */
export const announcements = defineModule({
  name: 'announcements',
  endpoints: [listMyAnnouncements, markAnnouncementsSeen, publishAnnouncement, withdrawAnnouncement],
});
