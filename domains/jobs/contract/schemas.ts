import { instant, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { pipelineCopy, jobContent } from '@hearth/domains/job-library/schemas';

/** The status of a job; each has its own tab and filter. */
export const jobStatus = z.enum([
  'DRAFT',
  'PENDING_APPROVAL',
  'SCHEDULED',
  'LIVE',
  'PAUSED',
  'FILLED',
  'CLOSED',
  'EXPIRED',
]);

/** The part of the day that a job's usual shifts fall into. */
export const shiftTime = z.enum(['MORNING', 'DAY', 'EVENING', 'NIGHT', 'WEEKEND']);

/** Who can see a job: everybody, employees first, or only employees. */
export const audience = z.enum(['PUBLIC', 'STAFF_FIRST', 'STAFF']);

/** A job as its employer sees it. */
export const job = jobContent.extend({
  id: uuid,
  group_id: uuid,
  location_name: z.string(),
  location_city: z.string(),
  /** Country and region codes of the location: the law there decides what a post must say. */
  country: z.string(),
  region: z.string(),
  time_zone: z.string(),
  status: jobStatus,
  slug: z.string().nullable(),
  site_slug: z.string().nullable(),
  hires: z.int(),
  /** The template that it was made from, and which parts of the post the group keeps to itself. */
  template_id: uuid.nullable(),
  /** What the template is called; null where there is none, and when it was archived. */
  template_name: z.string().nullable(),
  locked: z.array(z.string()),
  /** What it has in common with the posts of the same job at other locations. */
  rollout_id: uuid.nullable(),
  audience,
  /** For how many days the staff has a post to itself that is for the staff first. */
  staff_days: z.int(),
  /** From when everybody sees such a post; null before it is out. */
  public_at: instant.nullable(),
  /** The steps that its applications go through; null for the usual stages, and before it first goes live. */
  pipeline: pipelineCopy.nullable(),
  version: rowVersion,
  published_at: instant.nullable(),
  expires_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
});

/** A job in the employer's list. */
export const jobLine = job.pick({
  id: true,
  location_id: true,
  location_name: true,
  location_city: true,
  title: true,
  position_name: true,
  language: true,
  status: true,
  slug: true,
  site_slug: true,
  employment_type: true,
  evergreen: true,
  hires: true,
  hires_target: true,
  audience: true,
  publish_on: true,
  closes_on: true,
  published_at: true,
  updated_at: true,
  rollout_id: true,
});

/** One entry of a job's history: who changed what and when. */
export const jobHistoryLine = z.object({
  id: uuid,
  at: instant,
  actor_id: uuid.nullable(),
  kind: z.enum(['CREATED', 'EDITED', 'STATUS']),
  from_status: jobStatus.nullable(),
  to_status: jobStatus.nullable(),
  fields: z.array(z.string()),
});

export type JobStatus = z.infer<typeof jobStatus>;
export type Audience = z.infer<typeof audience>;
export type ShiftTime = z.infer<typeof shiftTime>;
export type Job = z.infer<typeof job>;
export type JobListItem = z.infer<typeof jobLine>;
export type JobHistoryLine = z.infer<typeof jobHistoryLine>;
