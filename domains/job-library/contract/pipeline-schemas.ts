import { instant, line, rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { pipelineStep } from './content-schemas.ts';

/** The editable content of a pipeline. */
export const pipelineContent = z.strictObject({
  name: line(80),
  steps: z.array(pipelineStep).min(1).max(12),
  /** The positions whose posts have these steps when nothing else was chosen for them. */
  positions: z.array(z.strictObject({ id: uuid, name: line(80) })).max(50),
  /** Posts of these positions have these steps, whatever was chosen. */
  locked: z.boolean(),
});

/** A pipeline of the group's library. */
export const pipeline = pipelineContent.extend({
  id: uuid,
  /** How many posts chose it. */
  posts: z.int(),
  version: rowVersion,
  updated_at: instant,
});

export type PipelineContent = z.infer<typeof pipelineContent>;
export type Pipeline = z.infer<typeof pipeline>;
