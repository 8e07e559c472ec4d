import { findPipelineCopies } from '@hearth/domains/jobs/service';
import type { Tx } from '@hearth/platform/database';
import type { PipelineSteps } from '../rules/steps.ts';

/** Finds the pipeline steps of a job; null for the standard stages. */
export async function findJobSteps(tx: Tx, jobId: string): Promise<PipelineSteps> {
  return (await findPipelineCopies(tx, [jobId])).get(jobId)?.steps ?? null;
}
