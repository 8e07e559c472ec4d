import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { checkDomain } from '../mail-domains.ts';
import { takeDueClaims } from '../queries/mail-domain.ts';

export const CHECK_MAIL_DOMAINS = 'federation.check-mail-domains';
const AT_ONCE = 10;
const HOUR_MS = 3_600_000;

/** Looks again at the mail domains that were proven: a domain may be sold, and with it the addresses that a provider speaks for. */
export const checkMailDomains: Job = {
  name: CHECK_MAIL_DOMAINS,
  cron: '*/10 * * * *',
  expireInSeconds: 900,
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      const due = await work.run(SYSTEM, ({ db, clock }) => {
        const now = clock.now();
        return takeDueClaims(db, now, new Date(now.getTime() + HOUR_MS), AT_ONCE);
      });
      await Promise.all(due.map((claim) => checkDomain(work, claim)));
      found = due.length;
    }
  },
};
