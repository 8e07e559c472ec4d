import { HIRING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, page, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { getJob, listJobs } from './endpoints.ts';
import { rolloutPost, placeOutcome, postPlace, sharedLeft, sharedMove } from './rollout-schemas.ts';
import { JOB_CHANGED, LOCATION_REFUSED } from './failures.ts';
import { MAX_LOCATIONS_PER_CALL } from './limits.ts';
import { templateField } from '@hearth/domains/job-library/schemas';

const service = 'job-boards';
const inJob = z.object({ id: uuid, job_id: uuid });
const viewer = brand('id', 'VIEW_JOBS', { orBelow: true, services: HIRING });
const editor = brand('id', 'MANAGE_JOBS', { orBelow: true, services: HIRING });
const shared = z.array(templateField).min(1).max(20);

export const listPostPlaces = endpoint({
  id: 'jobs.listPostPlaces',
  method: 'GET',
  path: '/v1/brands/{id}/jobs/{job_id}/places',
  service,
  summary: 'Lists the locations that the caller can post for, by name, with the rollout’s job there.',
  access: editor,
  whileActing: 'allowed',
  params: inJob,
  query: z.object({ offset: page.offset, limit: count(1, 500).optional() }),
  answer: z.object({
    places: z.array(postPlace),
    total: z.int(),
    /** The brands above these locations, from the top, for choosing everything below one. */
    brands: z.array(z.object({ id: uuid, name: z.string(), locations: z.int() })),
  }),
});

export const postAtPlaces = endpoint({
  id: 'jobs.postAtPlaces',
  method: 'POST',
  path: '/v1/brands/{id}/jobs/{job_id}/places',
  service,
  summary:
    'Posts a job at more locations, one job each. Those that can go live do; the others stay drafts with a reason. An existing job stays; an existing draft is retried.',
  access: editor,
  whileActing: 'allowed',
  params: inJob,
  body: z.strictObject({
    location_ids: z.array(uuid).min(1).max(MAX_LOCATIONS_PER_CALL),
    /** False: drafts alone. */
    publish: z.boolean(),
  }),
  answer: z.object({ rollout_id: uuid, places: z.array(placeOutcome) }),
  changes: () => [listRollout, listPostPlaces, listJobs, getJob],
  failures: { LOCATION_REFUSED },
});

export const listRollout = endpoint({
  id: 'jobs.listRollout',
  method: 'GET',
  path: '/v1/brands/{id}/jobs/{job_id}/rollout',
  service,
  summary: 'Lists the other jobs of a rollout that the caller can see, by location.',
  access: viewer,
  whileActing: 'allowed',
  params: inJob,
  query: z.object(page),
  answer: z.object({ posts: z.array(rolloutPost), total: z.int() }),
});

export const previewShared = endpoint({
  id: 'jobs.previewShared',
  method: 'POST',
  path: '/v1/brands/{id}/jobs/{job_id}/rollout/preview',
  service,
  summary:
    'Previews which jobs of the rollout would take over these fields, and which wouldn’t and why. Changes nothing.',
  access: editor,
  whileActing: 'allowed',
  transaction: 'read',
  params: inJob,
  body: z.strictObject({ fields: shared }),
  answer: z.object({ takes: z.array(sharedMove), left: z.array(sharedLeft) }),
});

export const shareChange = endpoint({
  id: 'jobs.shareChange',
  method: 'POST',
  path: '/v1/brands/{id}/jobs/{job_id}/rollout/changes',
  service,
  summary:
    'Copies these fields of a job to others of its rollout, each from the version that was shown. Those changed by someone else stay and are named.',
  access: editor,
  whileActing: 'allowed',
  params: inJob,
  body: z.strictObject({
    version: rowVersion,
    fields: shared,
    posts: z
      .array(z.strictObject({ job_id: uuid, version: rowVersion }))
      .min(1)
      .max(MAX_LOCATIONS_PER_CALL),
  }),
  answer: z.object({ changed: z.array(uuid), left: z.array(sharedLeft) }),
  changes: () => [previewShared, listRollout, listPostPlaces, listJobs, getJob],
  failures: { JOB_CHANGED },
});
