import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/pipeline-endpoints.ts';
import { provenPipeline } from '../pipelines.ts';
import { archivePipelineRow } from '../queries/pipeline.ts';
import { assertAtGroup } from '../templates.ts';

export const archivePipeline = implement(contract.archivePipeline, async ({ params }, work) => {
  const { db, clock, actor, grant } = work;
  assertAtGroup(grant);
  const { id } = await provenPipeline(db, grant, params.pipeline_id);
  await archivePipelineRow(db, id, actor.userId, clock.now());
  return {};
});
