import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { deleteNoticesBefore } from '../queries/notice.ts';

const DAY_MS = 86_400_000;
/** For how long notices and what became of them are kept. */
export const NOTICE_DAYS = 90;
const AT_ONCE = 5000;

/** Deletes notices that are over, with their lines in the delivery log. */
export const forgetNotices: Job = {
  name: 'notices.forgetNotices',
  cron: '17 3 * * *',
  run: async (_data, work) => {
    const before = new Date(work.clock.now().getTime() - NOTICE_DAYS * DAY_MS);
    for (let gone = AT_ONCE; gone === AT_ONCE && !work.signal.aborted;)
      gone = await work.run(SYSTEM, ({ db }) => deleteNoticesBefore(db, before, AT_ONCE));
  },
};
