import { rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { jobStatus } from './schemas.ts';
import { templateField } from './template-schemas.ts';

/** Something that keeps a post from going live, by the field that it is about; `law` where one demands it. */
export const gap = z.object({ field: z.string(), rule: z.string(), law: z.string().optional() });

/** A location that the caller may post for, with the post that the rollout has there. */
export const postPlace = z.object({
  location_id: uuid,
  name: z.string(),
  city: z.string(),
  /** The brands that it belongs to, the group first. */
  above: z.array(uuid),
  post: z.object({ job_id: uuid, status: jobStatus }).nullable(),
});

/** What became of one location. */
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

/** A post of a rollout beside the one that is looked at. */
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

/** A post that takes over what was changed, as it was looked at. */
export const sharedMove = z.object({
  job_id: uuid,
  location_name: z.string(),
  status: jobStatus,
  version: rowVersion,
  fields: z.array(templateField),
});

/** A post that does not, and why. */
export const sharedLeft = z.object({
  job_id: uuid,
  location_name: z.string(),
  why: z.enum(['SAME', 'LOCKED', 'INCOMPLETE', 'OVER', 'OTHER_CURRENCY', 'CHANGED']),
  gaps: z.array(gap),
});

/** How many posts of a rollout stand where; states without posts are left out. */
export const rolloutCounts = z.object({
  rollout_id: uuid,
  posts: z.int(),
  counts: z.partialRecord(jobStatus, z.int()),
});

export type PostPlace = z.infer<typeof postPlace>;
export type PlaceOutcome = z.infer<typeof placeOutcome>;
export type RolloutPost = z.infer<typeof rolloutPost>;
export type SharedMove = z.infer<typeof sharedMove>;
export type SharedLeft = z.infer<typeof sharedLeft>;
export type RolloutCounts = z.infer<typeof rolloutCounts>;
