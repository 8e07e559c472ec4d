import { defineModule } from '@hearth/platform/module';
import { askForAlert } from './handlers/ask-for-alert.ts';
import { askSiteDomain } from './handlers/ask-site-domain.ts';
import { checkSiteDomain } from './handlers/check-site-domain.ts';
import { confirmAlert } from './handlers/confirm-alert.ts';
import { getPublicJobAt } from './handlers/get-public-job-at.ts';
import { getPublicJob } from './handlers/get-public-job.ts';
import { getSiteDomain } from './handlers/get-site-domain.ts';
import { getSite } from './handlers/get-site.ts';
import { getJobTextWay, getPlaceTextWay } from './handlers/get-text-way.ts';
import { listMapPlaces } from './handlers/list-map-places.ts';
import { listPublicPlaces } from './handlers/list-public-places.ts';
import { putSiteDomain } from './handlers/put-site-domain.ts';
import { removeSiteDomain } from './handlers/remove-site-domain.ts';
import { searchPublicJobs } from './handlers/search-public-jobs.ts';
import { showRobots } from './handlers/show-robots.ts';
import { showSiteProof } from './handlers/show-site-proof.ts';
import { showSitemap } from './handlers/show-sitemap.ts';
import { stopAlert } from './handlers/stop-alert.ts';
import { unsubscribeAlert } from './handlers/unsubscribe-alert.ts';
import { checkDomains } from './jobs/check-domains.ts';
import { sendAlerts } from './jobs/send-alerts.ts';
import { ALERT_TOKEN } from './queries/alert.ts';
import { SiteHosts } from './site-hosts.ts';

export const careerSites = defineModule({
  name: 'career-sites',
  endpoints: [
    searchPublicJobs,
    listPublicPlaces,
    listMapPlaces,
    getPublicJob,
    getJobTextWay,
    getPlaceTextWay,
    getPublicJobAt,
    getSite,
    showSitemap,
    showRobots,
    askForAlert,
    confirmAlert,
    stopAlert,
    unsubscribeAlert,
    getSiteDomain,
    putSiteDomain,
    removeSiteDomain,
    checkSiteDomain,
    askSiteDomain,
    showSiteProof,
  ],
  jobs: [sendAlerts, checkDomains],
  sealed: [ALERT_TOKEN],
  sources: (platform) => ({ hosts: new SiteHosts(platform) }),
});
