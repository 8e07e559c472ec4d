import { rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { jobStatus } from './schemas.ts';
import { templateField } from '@hearth/domains/job-library/schemas';

/** A field that keeps a job from going live; `law` names the law that requires it. */
export const gap = z.object({ field: z.string(), rule: z.string(), law: z.string().optional() });

/** A location that the caller may post at, with the rollout's job there. */
export const postPlace = z.object({
  location_id: uuid,
  name: z.string(),
  city: z.string(),
  /** The brands that it belongs to, the group first. */
  above: z.array(uuid),
  post: z.object({ job_id: uuid, status: jobStatus }).nullable(),
});

/** The outcome for one location. */
export const placeOutcome = z.object({
  location_id: uuid,
  location_name: z.string(),
  location_city: z.string(),
  job_id: uuid,
  status: jobStatus,
  /** Whether its post was made now. */
  made: z.boolean(),
  /** Why it stays a draft though it was to go live. */
  refused: z
    .object({
      code: z.enum(['JOB_INCOMPLETE', 'REQUISITION_NEEDED', 'HEADCOUNT_USED', 'OTHER_CURRENCY']),
      gaps: z.array(gap),
    })
    .nullable(),
});

/** Another job of the same rollout. */
export const rolloutPost = z.object({
  job_id: uuid,
  location_id: uuid,
  location_name: z.string(),
  location_city: z.string(),
  title: z.string(),
  status: jobStatus,
  version: rowVersion,
  hires: z.int(),
  hires_target: z.int(),
  /** The shared fields in which it says something else. */
  differs: z.array(templateField),
});

/** A job that takes over a change, as previewed. */
export const sharedMove = z.object({
  job_id: uuid,
  location_name: z.string(),
  status: jobStatus,
  version: rowVersion,
  fields: z.array(templateField),
});

/** A job that does not take over a change, and why. */
export const sharedLeft = z.object({
  job_id: uuid,
  location_name: z.string(),
  why: z.enum(['SAME', 'LOCKED', 'INCOMPLETE', 'OVER', 'OTHER_CURRENCY', 'CHANGED']),
  gaps: z.array(gap),
});

/** The number of a rollout's jobs by status, without zeros. */
export const rolloutCounts = z.object({
  rollout_id: uuid,
  posts: z.int(),
  counts: z.partialRecord(jobStatus, z.int()),
});

export type PostingLocation = z.infer<typeof postPlace>;
export type PlaceOutcome = z.infer<typeof placeOutcome>;
export type RolloutPost = z.infer<typeof rolloutPost>;
export type SharedChange = z.infer<typeof sharedMove>;
export type SkippedChange = z.infer<typeof sharedLeft>;
export type RolloutCounts = z.infer<typeof rolloutCounts>;
