import { Failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { checkDomain } from '../site-domains.ts';
import { takeDueDomains } from '../queries/site-domain.ts';

export const CHECK_DOMAINS = 'jobs.checkDomains';
const AT_ONCE = 10;
const HOUR_MS = 3_600_000;

/** Looks at the domains of career sites by itself: those that wait hourly, those in use daily. One that another group has proven waits on. */
export const checkDomains: Job = {
  name: CHECK_DOMAINS,
  cron: '*/10 * * * *',
  expireInSeconds: 900,
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      const due = await work.run(SYSTEM, ({ db, clock }) => {
        const now = clock.now();
        return takeDueDomains(db, now, new Date(now.getTime() + HOUR_MS), AT_ONCE);
      });
      const results = await Promise.allSettled(due.map((row) => checkDomain(work, SYSTEM, row)));
      for (const result of results)
        if (result.status === 'rejected' && !(result.reason instanceof Failure)) throw result.reason;
      found = due.length;
    }
  },
};
