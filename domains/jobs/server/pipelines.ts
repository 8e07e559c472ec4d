import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { STEPS_FIXED } from '@hearth/domains/job-library/contract';
import { FIELD_LOCKED } from '../contract/failures.ts';
import type { JobContent, PipelineCopy } from '@hearth/domains/job-library/schemas';
import { findLockedPipeline, resolvePipeline } from '@hearth/domains/job-library/rules';
import { findPipelines } from '@hearth/domains/job-library/service';
import type { JobRow, JobUpdate } from './queries/job.ts';

/** Refuses a change of steps after going live or where they are locked, and unknown pipelines. */
export async function assertStepsFree(
  tx: Tx,
  job: Pick<JobRow, 'group_id' | 'first_published_at'>,
  content: JobContent,
): Promise<void> {
  if (job.first_published_at !== null) throw failure(STEPS_FIXED);
  if (content.pipeline_id === null) return;
  const known = await findPipelines(tx, job.group_id);
  if (known.every(({ id }) => id !== content.pipeline_id)) throw failure(NOT_FOUND);
  const locked = findLockedPipeline(content, known);
  if (locked !== undefined && locked.id !== content.pipeline_id)
    throw failure(FIELD_LOCKED, {
      fields: [{ field: 'pipeline', rule: 'locked', message: FIELD_LOCKED.message }],
    });
}

/** Copies the pipeline into a job that goes live for the first time. */
export async function copyPipeline(tx: Tx, job: JobRow): Promise<JobUpdate> {
  if (job.first_published_at !== null) return {};
  const pipeline = resolvePipeline(job, await findPipelines(tx, job.group_id));
  if (pipeline === null) return {};
  const { id, version, name, steps } = pipeline;
  return { pipeline: json({ id, version, name, steps } satisfies PipelineCopy) };
}
