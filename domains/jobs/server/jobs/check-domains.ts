import { domainChecks } from '@hearth/domains/access/service';
import { SYSTEM } from '@hearth/platform/database';
import { checkDomain } from '../site-domains.ts';
import { takeDueDomains } from '../queries/site-domain.ts';

export const CHECK_DOMAINS = 'jobs.checkDomains';

/** Looks at the domains of career sites by itself: those that wait hourly, those in use daily. One that another group has proven waits on. */
export const checkDomains = domainChecks(CHECK_DOMAINS, takeDueDomains, (work, row) => checkDomain(work, SYSTEM, row));
