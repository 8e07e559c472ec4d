import { defineModule } from '@hearth/platform/module';
import { listRollout, listPostPlaces, postAtPlaces, previewShared, shareChange } from './handlers/rollout.ts';
import { changeJobStatus } from './handlers/change-job-status.ts';
import { createJob } from './handlers/create-job.ts';
import { getJobRules } from './handlers/get-job-rules.ts';
import { exportJobs } from './handlers/export-jobs.ts';
import { getJob } from './handlers/get-job.ts';
import { listJobHistory } from './handlers/list-job-history.ts';
import { listJobs } from './handlers/list-jobs.ts';
import { publishJob } from './handlers/publish-job.ts';
import { putJobAudience } from './handlers/put-job-audience.ts';
import { putJobRules } from './handlers/put-job-rules.ts';
import { updateJob } from './handlers/update-job.ts';
import { listAskingPosts } from './handlers/list-asking-posts.ts';
import { refreshListings } from './jobs/refresh-listings.ts';
import { keepPosts } from './jobs/keep-posts.ts';
import { tagListings } from './jobs/tag-listings.ts';

export const jobs = defineModule({
  name: 'jobs',
  endpoints: [
    listJobs,
    exportJobs.endpoint,
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
  ],
  jobs: [keepPosts, tagListings, exportJobs.job],
  listeners: [refreshListings],
});
