import { rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { jobStatus } from './schemas.ts';

/** A job that asks a bank question, with the wording it uses. */
export const askingPost = z.object({
  job_id: uuid,
  title: z.string(),
  location_name: z.string(),
  status: jobStatus,
  version: rowVersion,
  is_older: z.boolean(),
  text: z.string(),
});

export type JobUsingQuestion = z.infer<typeof askingPost>;
