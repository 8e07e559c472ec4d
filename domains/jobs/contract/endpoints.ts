import { HIRING } from '@hearth/kit/constants';
import { anyone, brand, endpoint } from '@hearth/kit/endpoint';
import { integer, page, listParameter, pattern, rowVersion, string, trimmedString, uuid } from '@hearth/kit/schema';
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
import {
  job,
  jobHistoryLine,
  jobLine,
  jobStatus,
  mapCluster,
  publicJob,
  publicJobLine,
  publicSearch,
  site,
} from './schemas.ts';
import { jobChange } from '@hearth/domains/job-library/schemas';

const service = 'job-boards';
const inBrand = z.object({ id: uuid });
const inJob = z.object({ id: uuid, job_id: uuid });
const viewer = brand('id', 'VIEW_JOBS', { orBelow: true, services: HIRING });
const editor = brand('id', 'MANAGE_JOBS', { orBelow: true, services: HIRING });

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
    status: listParameter(jobStatus, 8).optional(),
    location_id: uuid.optional(),
    q: trimmedString(100).optional(),
    /** One line for all posts of a rollout: the one that was changed last. */
    folded: z.enum(['true']).optional(),
    rollout_id: uuid.optional(),
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

const slug = string(120).regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens');

export const searchPublicJobs = endpoint({
  id: 'jobs.searchPublicJobs',
  weight: 'search',
  method: 'GET',
  path: '/v1/public/jobs',
  service,
  summary:
    'Searches live jobs by keyword, place, distance, employment type, shift times and pay; forgives small typos.',
  access: anyone(),
  query: publicSearch,
  answer: z.object({
    jobs: z.array(publicJobLine),
    total: z.int(),
    /** Where a time is looked for: how many more fit, but tell no times. */
    times_untold: z.int(),
  }),
});

export const listPublicPlaces = endpoint({
  id: 'jobs.listPublicPlaces',
  weight: 'search',
  method: 'GET',
  path: '/v1/public/jobs/places',
  service,
  summary: 'Lists the cities with the most live jobs, of those whose name holds a part, with their coordinates.',
  access: anyone(),
  query: z.object({ site: slug.optional(), place: trimmedString(100).optional() }),
  answer: z.object({
    places: z.array(
      z.object({
        city: z.string(),
        country: z.string(),
        jobs: z.int(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
      }),
    ),
  }),
});

export const listMapPlaces = endpoint({
  id: 'jobs.listMapPlaces',
  weight: 'heavy',
  method: 'GET',
  path: '/v1/public/jobs/map',
  service,
  summary:
    'Counts the live jobs that a search finds on a grid as fine as the part of the map in view; jobs without coordinates are counted apart.',
  access: anyone(),
  query: publicSearch.omit({ sort: true, folded: true, offset: true, limit: true }).extend({
    /** `west,south,east,north` in degrees: the part of the map that is looked at, all of it where nothing is said. */
    bounds: pattern(
      60,
      /^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/,
      'must be west,south,east,north',
    ).optional(),
  }),
  answer: z.object({
    clusters: z.array(mapCluster),
    /** All jobs that have a place on the map, also outside the part, and those that have none. */
    placed: z.int(),
    unplaced: z.int(),
  }),
});

export const getPublicJob = endpoint({
  id: 'jobs.getPublicJob',
  method: 'GET',
  path: '/v1/public/jobs/{id}',
  service,
  summary: 'Returns a live job. One that is no longer live answers 410.',
  access: anyone(),
  params: z.object({ id: uuid }),
  answer: publicJob,
});

export const getPublicJobAt = endpoint({
  id: 'jobs.getPublicJobAt',
  method: 'GET',
  path: '/v1/public/sites/{site}/jobs/{slug}',
  service,
  summary: 'Returns a live job by its address on a career site. One that is no longer live answers 410.',
  access: anyone(),
  params: z.object({ site: slug, slug }),
  answer: publicJob,
});

export const getSite = endpoint({
  id: 'jobs.getSite',
  method: 'GET',
  path: '/v1/public/sites/{site}',
  service,
  summary: "Returns the name and colours of a group's career site.",
  access: anyone(),
  params: z.object({ site: slug }),
  answer: site,
});

export const showSitemap = endpoint({
  id: 'jobs.showSitemap',
  weight: 'search',
  method: 'GET',
  path: '/sitemap.xml',
  service,
  summary: 'Returns the sitemap of all live jobs, for search engines.',
  access: anyone(),
  answers: 'raw',
  transaction: 'none',
});

export const showRobots = endpoint({
  id: 'jobs.showRobots',
  method: 'GET',
  path: '/robots.txt',
  service,
  summary: 'Returns robots.txt for search engines.',
  access: anyone(),
  answers: 'raw',
  transaction: 'reads',
});

export { listAskingPosts } from './asking-endpoints.ts';
