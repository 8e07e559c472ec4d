import { defineModule } from '@hearth/platform/module';
import { beginLogin } from './handlers/begin-login.ts';
import { checkLogin } from './handlers/check-login.ts';
import { getCampaign } from './handlers/get-campaign.ts';
import { listBoardsOfJob } from './handlers/list-boards-of-job.ts';
import { listBoards } from './handlers/list-boards.ts';
import { listCampaigns } from './handlers/list-campaigns.ts';
import { login } from './handlers/login.ts';
import { logout } from './handlers/logout.ts';
import { putPosting } from './handlers/put-posting.ts';
import { retryPosting } from './handlers/retry-posting.ts';
import { showFeed } from './handlers/show-feed.ts';
import { deliver } from './jobs/deliver.ts';
import { fetchApplicants, visitBoards } from './jobs/fetch-applicants.ts';
import { TOKENS } from './queries/connection.ts';
import { VERIFIER } from './queries/attempt.ts';
import { followJobs } from './jobs/follow-jobs.ts';
import { forgetAttempts } from './jobs/forget-attempts.ts';

/** Feeds for job boards, postings at boards, and applicants from them. */
export const jobBoards = defineModule({
  name: 'job-boards',
  endpoints: [
    beginLogin,
    login,
    checkLogin,
    logout,
    listCampaigns,
    getCampaign,
    listBoards,
    listBoardsOfJob,
    putPosting,
    retryPosting,
    showFeed,
  ],
  jobs: [deliver, fetchApplicants, visitBoards, forgetAttempts],
  listeners: followJobs,
  sealed: [TOKENS, VERIFIER],
});
