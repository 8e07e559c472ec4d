import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import { TOO_MANY_PIPELINES } from '../../contract/failures.ts';
import * as contract from '../../contract/pipeline-endpoints.ts';
import { MAX_PIPELINES } from '../../rules/pipeline.ts';
import { assertPipeline, presentPipeline, getGrantedPipeline } from '../pipelines.ts';
import { findPipelines, lockPipelines, insertPipeline } from '../queries/pipeline.ts';
import { assertAtGroup } from '../templates.ts';

export const createPipeline = implement(contract.createPipeline, async ({ body }, work) => {
  const { db, clock, actor, grant } = work;
  assertAtGroup(grant);
  await lockPipelines(db, grant.groupId);
  const known = await findPipelines(db, grant.groupId);
  if (known.length >= MAX_PIPELINES) throw failure(TOO_MANY_PIPELINES);
  assertPipeline(body, known, null);
  const id = newId();
  await insertPipeline(db, { id, group_id: grant.groupId, by: actor.userId, at: clock.now() }, body);
  return presentPipeline(await getGrantedPipeline(db, grant, id));
});
