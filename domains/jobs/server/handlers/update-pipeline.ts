import { failure } from '@hearth/kit/failure';
import { implement } from '@hearth/platform/module';
import { PIPELINE_CHANGED } from '../../contract/failures.ts';
import * as contract from '../../contract/pipeline-endpoints.ts';
import { assertPipeline, presentPipeline, provenPipeline } from '../pipelines.ts';
import { findPipelines, holdPipelines, replacePipeline } from '../queries/pipeline.ts';
import { assertAtGroup } from '../templates.ts';

export const updatePipeline = implement(contract.updatePipeline, async ({ params, body }, work) => {
  const { db, clock, actor, grant } = work;
  assertAtGroup(grant);
  const { version, ...written } = body;
  await holdPipelines(db, grant.groupId);
  const { id } = await provenPipeline(db, grant, params.pipeline_id);
  assertPipeline(written, await findPipelines(db, grant.groupId), id);
  const known = { id, version, by: actor.userId, at: clock.now() };
  if (!(await replacePipeline(db, known, written))) throw failure(PIPELINE_CHANGED);
  return presentPipeline(await provenPipeline(db, grant, id));
});
