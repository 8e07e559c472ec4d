import { defineJob } from '@hearth/platform/jobs/job-contract';
import { wakeConversations as wake } from '@hearth/domains/applications/service';
import { SYSTEM } from '@hearth/platform/database';
import { workOn } from '@hearth/platform/module';
import { deskChanged } from '../../contract/events.ts';

export const WAKE_CONVERSATIONS = defineJob('messaging.wakeConversations', {});
const AT_ONCE = 100;

/** Brings back the conversations whose rest is over, and tells those who have the inbox open. */
export const wakeConversations = workOn(WAKE_CONVERSATIONS, {
  // For what was asked for at its time and failed then.
  cron: '*/5 * * * *',
  run: async (_data, { run, clock, signal }) => {
    let woken = AT_ONCE;
    while (woken === AT_ONCE && !signal.aborted)
      woken = await run(SYSTEM, async (work) => {
        const subjects = await wake(work.db, clock.now(), AT_ONCE);
        for (const subject of subjects) await work.emit(deskChanged(subject));
        return subjects.length;
      });
  },
});
