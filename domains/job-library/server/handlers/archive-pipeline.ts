import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/pipeline-endpoints.ts';
import { getGrantedPipeline } from '../pipelines.ts';
import { pipelineRows } from '../queries/pipeline.ts';
import { assertAtGroup } from '../templates.ts';

export const archivePipeline = implement(contract.archivePipeline, async ({ params }, work) => {
  const { db, clock, actor, grant } = work;
  assertAtGroup(grant);
  const { id } = await getGrantedPipeline(db, grant, params.pipeline_id);
  await pipelineRows.archive(db, id, clock.now(), { updated_by: actor.userId });
  return {};
});
