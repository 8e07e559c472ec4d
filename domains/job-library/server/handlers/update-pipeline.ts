import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/pipeline-endpoints.ts';
import { assertPipeline, presentPipeline, getGrantedPipeline } from '../pipelines.ts';
import { findPipelines, lockPipelines, pipelineColumns, pipelineRows } from '../queries/pipeline.ts';
import { assertAtGroup } from '../templates.ts';

export const updatePipeline = implement(contract.updatePipeline, async ({ params, body }, work) => {
  const { db, clock, actor, grant } = work;
  assertAtGroup(grant);
  const { version, ...written } = body;
  await lockPipelines(db, grant.groupId);
  const { id } = await getGrantedPipeline(db, grant, params.pipeline_id);
  assertPipeline(written, await findPipelines(db, grant.groupId), id);
  const by = { updated_by: actor.userId, updated_at: clock.now() };
  await pipelineRows.replace(db, { id, version }, { ...pipelineColumns(written), ...by });
  return presentPipeline(await getGrantedPipeline(db, grant, id));
});
