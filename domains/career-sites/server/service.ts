export { findOwnSites, siteLink } from './own-sites.ts';
export { findFeedBrand, findFeedState } from './queries/feed.ts';
export { replyToText } from './text-code.ts';
export { findSyndicatedJob, listSyndicatedJobs } from './told-job.ts';
export type { SyndicatedJob } from './told-job.ts';
