import { createDomainCheckJob } from '@hearth/domains/access/service';
import { SYSTEM } from '@hearth/platform/database';
import { checkDomain } from '../site-domains.ts';
import { claimDueDomains } from '../queries/site-domain.ts';

export const CHECK_DOMAINS = 'jobs.checkDomains';

/** Looks at the domains of career sites by itself: those that wait hourly, those in use daily. One that another group has proven waits on. */
export const checkDomains = createDomainCheckJob(CHECK_DOMAINS, claimDueDomains, (work, row) =>
  checkDomain(work, SYSTEM, row),
);
