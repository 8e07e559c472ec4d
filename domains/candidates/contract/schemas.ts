import { stage } from '@hearth/domains/applications/schemas';
import { instant, localDate, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** What two candidates have in common. */
export const likeness = z.enum(['EMAIL', 'PHONE']);
export type MatchReason = z.infer<typeof likeness>;

export const applied = z.strictObject({
  id: uuid,
  job_title: z.string(),
  location_name: z.string(),
  stage,
  applied_at: instant,
});

/** One account that applied, limited to what the reader may see. */
export const candidate = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Where they came from, each once: a job board, a career page. */
  sources: z.array(z.string()),
  applications: z.array(applied),
});
export type Candidate = z.infer<typeof candidate>;

/** The person behind an application: the account, confirmed duplicates and possible duplicates. */
export const person = z.strictObject({
  self: candidate,
  same: z.array(candidate.extend({ pair_id: uuid.nullable(), said_by_name: z.string(), said_at: instant.nullable() })),
  perhaps: z.array(candidate.extend({ application_id: uuid, because: z.array(likeness) })),
});
export type Person = z.infer<typeof person>;

/** An ended employment with the group. */
export const formerEmployment = z.strictObject({
  employee_id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  position_name: z.string().nullable(),
  location_name: z.string(),
  hire_date: localDate.nullable(),
  end_date: localDate.nullable(),
  blocked_from_rehire: z
    .strictObject({ reason: z.string(), by_name: z.string(), at: instant, appeal: z.string() })
    .nullable(),
});
export type FormerEmployment = z.infer<typeof formerEmployment>;
