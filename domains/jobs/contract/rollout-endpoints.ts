import { brand, endpoint } from '@hearth/kit/endpoint';
import { count, page, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { rolloutPost, placeOutcome, postPlace, sharedLeft, sharedMove } from './rollout-schemas.ts';
import { JOB_CHANGED, LOCATION_REFUSED } from './failures.ts';
import { MAX_LOCATIONS_PER_CALL } from './limits.ts';
import { templateField } from './template-schemas.ts';

const service = 'job-boards';
const inJob = z.object({ id: uuid, job_id: uuid });
const viewer = brand('id', 'VIEW_JOBS', { orBelow: true });
const editor = brand('id', 'MANAGE_JOBS', { orBelow: true });
const shared = z.array(templateField).min(1).max(20);

export const listPostPlaces = endpoint({
  id: 'jobs.listPostPlaces',
  method: 'GET',
  path: '/v1/brands/{id}/jobs/{job_id}/places',
  service,
  summary: 'The locations that the caller may post for, by name, with the post that the rollout of a job has there.',
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
    'Posts a job at further locations, one post each. What may go live does, the rest stays a draft and says why; a location that has its post keeps it, a draft there is tried again.',
  access: editor,
  whileActing: 'allowed',
  params: inJob,
  body: z.strictObject({
    location_ids: z.array(uuid).min(1).max(MAX_LOCATIONS_PER_CALL),
    /** False: drafts alone. */
    publish: z.boolean(),
  }),
  answer: z.object({ rollout_id: uuid, places: z.array(placeOutcome) }),
  failures: { LOCATION_REFUSED },
});

export const listRollout = endpoint({
  id: 'jobs.listRollout',
  method: 'GET',
  path: '/v1/brands/{id}/jobs/{job_id}/rollout',
  service,
  summary: 'The other posts of the rollout of a job, as far as the caller may see them, by location.',
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
    'Which posts of the rollout would take over what a job says in these fields, and which not and why. Changes nothing.',
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
    'Takes what a job says in these fields over into posts of its rollout, each from the version that was shown; who was changed meanwhile stays, and is named.',
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
  failures: { JOB_CHANGED },
});
