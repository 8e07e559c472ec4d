import { createDomainCheckJob } from '@hearth/domains/access/service';
import { checkDomain } from '../mail-domains.ts';
import { claimDueDomains } from '../queries/mail-domain.ts';

export const CHECK_MAIL_DOMAINS = 'federation.check-mail-domains';

/** Looks again at the mail domains that were proven: a domain may be sold, and with it the addresses that a provider speaks for. */
export const checkMailDomains = createDomainCheckJob(CHECK_MAIL_DOMAINS, claimDueDomains, checkDomain);
