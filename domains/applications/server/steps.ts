import { findPipelineCopies } from '@hearth/domains/jobs/service';
import type { Tx } from '@hearth/platform/database';
import type { Steps } from '../rules/steps.ts';

/** The steps that the applications for a post go through; null for the usual stages. */
export async function postSteps(tx: Tx, jobId: string): Promise<Steps> {
  return (await findPipelineCopies(tx, [jobId])).get(jobId)?.steps ?? null;
}
