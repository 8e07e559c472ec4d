import { stage } from '@hearth/domains/applications/schemas';
import { jobStatus } from '@hearth/domains/jobs/schemas';
import { employeeStatus } from '@hearth/domains/team/schemas';
import { instant, localDate, localTime, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** The kinds of results, in display order. */
export const kind = z.enum(['people', 'applications', 'jobs', 'locations', 'shifts', 'messages']);
export type Kind = z.infer<typeof kind>;

const place = { location_id: uuid, location_name: z.string() };

export const personHit = z.strictObject({
  id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  position_name: z.string().nullable(),
  ...place,
  status: employeeStatus,
});
export type PersonHit = z.infer<typeof personHit>;

export const applicationHit = z.strictObject({
  id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  job_title: z.string(),
  ...place,
  stage,
});
export type ApplicationHit = z.infer<typeof applicationHit>;

export const jobHit = z.strictObject({ id: uuid, title: z.string(), ...place, status: jobStatus });
export type JobHit = z.infer<typeof jobHit>;

/** A location, or a brand above locations. */
export const locationHit = z.strictObject({
  id: uuid,
  type: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  city: z.string().nullable(),
});
export type LocationHit = z.infer<typeof locationHit>;

/** A future published shift, with its employee. */
export const shiftHit = z.strictObject({
  id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  position_name: z.string().nullable(),
  ...place,
  date: localDate,
  start: localTime,
  end: localTime,
});
export type ShiftHit = z.infer<typeof shiftHit>;

export const messageHit = z.strictObject({
  id: uuid,
  /** The conversation that it stands in. */
  application_id: uuid,
  candidate_name: z.string(),
  sender_name: z.string(),
  job_title: z.string(),
  ...place,
  /** The part of it in which a word was found. */
  excerpt: z.string(),
  sent_at: instant,
});
export type MessageHit = z.infer<typeof messageHit>;

const group = <Hit extends z.ZodType>(hit: Hit) => z.strictObject({ total: z.int(), hits: z.array(hit) }).optional();

/** The number of hits of each visible kind, and some of them. */
export const foundGroups = z.strictObject({
  people: group(personHit),
  applications: group(applicationHit),
  jobs: group(jobHit),
  locations: group(locationHit),
  shifts: group(shiftHit),
  messages: group(messageHit),
});
export type FoundGroups = z.infer<typeof foundGroups>;
