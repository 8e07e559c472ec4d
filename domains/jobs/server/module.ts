import { defineModule } from '@hearth/platform/module';
import { askForAlert } from './handlers/ask-for-alert.ts';
import { confirmAlert } from './handlers/confirm-alert.ts';
import { stopAlert } from './handlers/stop-alert.ts';
import { unsubscribeAlert } from './handlers/unsubscribe-alert.ts';
import { listRollout, listPostPlaces, postAtPlaces, previewShared, shareChange } from './handlers/rollout.ts';
import { changeJobStatus } from './handlers/change-job-status.ts';
import { createJob } from './handlers/create-job.ts';
import { getJobRules } from './handlers/get-job-rules.ts';
import { getJob } from './handlers/get-job.ts';
import { getPublicJobAt } from './handlers/get-public-job-at.ts';
import { getJobTextWay, getPlaceTextWay } from './handlers/get-text-way.ts';
import { getPublicJob } from './handlers/get-public-job.ts';
import { getSite } from './handlers/get-site.ts';
import { listJobHistory } from './handlers/list-job-history.ts';
import { listJobs } from './handlers/list-jobs.ts';
import { listMapPlaces } from './handlers/list-map-places.ts';
import { listPublicPlaces } from './handlers/list-public-places.ts';
import { publishJob } from './handlers/publish-job.ts';
import { putJobAudience } from './handlers/put-job-audience.ts';
import { putJobRules } from './handlers/put-job-rules.ts';
import { searchPublicJobs } from './handlers/search-public-jobs.ts';
import { showRobots } from './handlers/show-robots.ts';
import { showSitemap } from './handlers/show-sitemap.ts';
import { updateJob } from './handlers/update-job.ts';
import { listAskingPosts } from './handlers/list-asking-posts.ts';
import { askSiteDomain } from './handlers/ask-site-domain.ts';
import { checkSiteDomain } from './handlers/check-site-domain.ts';
import { getSiteDomain } from './handlers/get-site-domain.ts';
import { putSiteDomain } from './handlers/put-site-domain.ts';
import { removeSiteDomain } from './handlers/remove-site-domain.ts';
import { showSiteProof } from './handlers/show-site-proof.ts';
import { checkDomains } from './jobs/check-domains.ts';
import { refreshListings } from './jobs/refresh-listings.ts';
import { keepPosts } from './jobs/keep-posts.ts';
import { sendAlerts } from './jobs/send-alerts.ts';
import { tagListings } from './jobs/tag-listings.ts';
import { ALERT_TOKEN } from './queries/alert.ts';
import { SiteHosts } from './site-hosts.ts';

export const jobs = defineModule({
  name: 'jobs',
  endpoints: [
    listJobs,
    createJob,
    getJob,
    updateJob,
    publishJob,
    changeJobStatus,
    putJobAudience,
    listJobHistory,
    listPostPlaces,
    postAtPlaces,
    listRollout,
    previewShared,
    shareChange,
    getJobRules,
    putJobRules,
    listAskingPosts,
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
  jobs: [keepPosts, sendAlerts, checkDomains, tagListings],
  listeners: [refreshListings],
  sealed: [ALERT_TOKEN],
  sources: (platform) => ({ hosts: new SiteHosts(platform) }),
});
