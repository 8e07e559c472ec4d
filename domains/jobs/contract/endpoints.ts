import { exporting } from '@hearth/domains/exports/contract';
import { asFile } from '@hearth/domains/exports/schemas';
import { HIRING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { integer, page, listParameter, rowVersion, trimmedString, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { rolloutCounts } from './rollout-schemas.ts';
import {
  FIELD_LOCKED,
  HEADCOUNT_USED,
  JOB_ACTION_REFUSED,
  JOB_CHANGED,
  JOB_INCOMPLETE,
  LOCATION_REFUSED,
  NOTHING_TO_UNDO,
  POSTED_THERE,
  REQUISITION_NEEDED,
} from './failures.ts';
import { QUESTION_FOR_OTHERS, STEPS_FIXED } from '@hearth/domains/job-library/contract';
import { job, jobHistoryLine, jobLine, jobStatus } from './schemas.ts';
import { jobChange } from '@hearth/domains/job-library/schemas';
export { listAskingPosts } from './asking-endpoints.ts';

const service = 'job-boards';
const inBrand = z.object({ id: uuid });
const inJob = z.object({ id: uuid, job_id: uuid });
const viewer = brand('id', 'VIEW_JOBS', { orBelow: true, services: HIRING });
const editor = brand('id', 'MANAGE_JOBS', { orBelow: true, services: HIRING });

const jobFilters = {
  status: listParameter(jobStatus, 8).optional(),
  location_id: uuid.optional(),
  q: trimmedString(100).optional(),
  rollout_id: uuid.optional(),
};

export const listJobs = endpoint({
  id: 'jobs.listJobs',
  method: 'GET',
  path: '/v1/brands/{id}/jobs',
  service,
  summary: 'Lists the jobs of a brand and everything below it, last changed first, with a count for each status.',
  access: viewer,
  whileActing: 'allowed',
  params: inBrand,
  query: z.object({
    ...jobFilters,
    /** One line for all posts of a rollout: the one that was changed last. */
    folded: z.enum(['true']).optional(),
    ...page,
  }),
  answer: z.object({
    jobs: z.array(jobLine),
    /** The rollouts of these lines, with all their posts that the search reaches, in whatever state. */
    rollouts: z.array(rolloutCounts),
    total: z.int(),
    /** How many there are in each state with the same search; states without jobs stand there as 0. */
    counts: z.record(jobStatus, z.int()),
  }),
});

export const exportJobs = endpoint({
  ...exporting,
  id: 'jobs.exportJobs',
  path: '/v1/brands/{id}/jobs/export',
  service,
  summary: 'Exports the jobs of a brand and everything below it, newest first, with a row for each location.',
  access: viewer,
  params: inBrand,
  query: z.object({ ...jobFilters, ...asFile }),
});

export const createJob = endpoint({
  id: 'jobs.createJob',
  method: 'POST',
  path: '/v1/brands/{id}/jobs',
  service,
  summary: 'Creates a draft, optionally from a template of the group, whose locked parts apply.',
  access: editor,
  whileActing: 'allowed',
  params: inBrand,
  body: jobChange.required({ location_id: true }).extend({ template_id: uuid.optional() }),
  answer: job,
  changes: () => [listJobs],
  failures: { LOCATION_REFUSED, QUESTION_FOR_OTHERS },
});

export const getJob = endpoint({
  id: 'jobs.getJob',
  method: 'GET',
  path: '/v1/brands/{id}/jobs/{job_id}',
  service,
  summary: 'Returns a job.',
  access: viewer,
  whileActing: 'allowed',
  params: inJob,
  answer: job,
});

export const updateJob = endpoint({
  id: 'jobs.updateJob',
  method: 'PATCH',
  path: '/v1/brands/{id}/jobs/{job_id}',
  service,
  summary: 'Saves the given fields. A live job must stay complete, and changes for the public right away.',
  access: editor,
  whileActing: 'allowed',
  params: inJob,
  body: z.strictObject({ version: rowVersion, change: jobChange }),
  answer: job,
  changes: () => [listJobs],
  failures: {
    FIELD_LOCKED,
    JOB_CHANGED,
    JOB_INCOMPLETE,
    LOCATION_REFUSED,
    REQUISITION_NEEDED,
    HEADCOUNT_USED,
    POSTED_THERE,
    STEPS_FIXED,
    QUESTION_FOR_OTHERS,
  },
});

export const publishJob = endpoint({
  id: 'jobs.publishJob',
  method: 'POST',
  path: '/v1/brands/{id}/jobs/{job_id}/publish',
  service,
  summary: 'Publishes a job on the career page: now, on its date, or after approval where the group requires it.',
  access: editor,
  whileActing: 'allowed',
  params: inJob,
  body: z.strictObject({ version: rowVersion }),
  answer: job,
  changes: () => [listJobs],
  failures: { JOB_INCOMPLETE, JOB_CHANGED, JOB_ACTION_REFUSED, REQUISITION_NEEDED, HEADCOUNT_USED },
});

export const changeJobStatus = endpoint({
  id: 'jobs.changeJobStatus',
  method: 'POST',
  path: '/v1/brands/{id}/jobs/{job_id}/status',
  service,
  summary: 'Pauses, resumes, closes or reopens a job, or undoes its last status change.',
  access: editor,
  whileActing: 'allowed',
  params: inJob,
  body: z.strictObject({
    action: z.enum(['pause', 'resume', 'fill', 'close', 'reopen', 'withdraw', 'send_back', 'undo']),
  }),
  answer: job,
  changes: () => [listJobs],
  failures: { JOB_ACTION_REFUSED, JOB_INCOMPLETE, NOTHING_TO_UNDO, REQUISITION_NEEDED, HEADCOUNT_USED },
});

export const putJobAudience = endpoint({
  id: 'jobs.putJobAudience',
  method: 'PUT',
  path: '/v1/brands/{id}/jobs/{job_id}/audience',
  service: 'social-referral',
  summary: 'Sets who can see a job: everyone, staff first for some days, or staff only. A live job changes right away.',
  access: editor,
  whileActing: 'allowed',
  params: inJob,
  body: z.discriminatedUnion('audience', [
    z.strictObject({ audience: z.enum(['PUBLIC', 'STAFF']) }),
    z.strictObject({ audience: z.literal('STAFF_FIRST'), staff_days: integer(1, 90) }),
  ]),
  answer: job,
  changes: () => [listJobs],
  failures: { JOB_ACTION_REFUSED },
});

export const listJobHistory = endpoint({
  id: 'jobs.listJobHistory',
  method: 'GET',
  path: '/v1/brands/{id}/jobs/{job_id}/history',
  service: 'job-audit-trail',
  summary: 'Lists the changes of a job, newest first.',
  access: viewer,
  whileActing: 'allowed',
  params: inJob,
  query: z.object(page),
  answer: z.object({ history: z.array(jobHistoryLine) }),
});

export const getJobRules = endpoint({
  id: 'jobs.getJobRules',
  method: 'GET',
  path: '/v1/brands/{id}/job_rules',
  service,
  summary: "Returns the group's rules for job posts.",
  access: viewer,
  whileActing: 'allowed',
  params: inBrand,
  answer: z.object({ approval_required: z.boolean() }),
});

export const putJobRules = endpoint({
  id: 'jobs.putJobRules',
  method: 'PUT',
  path: '/v1/brands/{id}/job_rules',
  service,
  summary: "Sets the group's rules for job posts.",
  access: brand('id', 'MANAGE_BRAND'),
  whileActing: 'allowed',
  params: inBrand,
  body: z.strictObject({ approval_required: z.boolean() }),
  answer: z.object({ approval_required: z.boolean() }),
  changes: () => [getJobRules],
});
