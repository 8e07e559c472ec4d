import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/pipeline-endpoints.ts';
import { presentPipeline } from '../pipelines.ts';
import { findPipelines } from '../queries/pipeline.ts';

export const listPipelines = implement(contract.listPipelines, async (_input, { db, grant }) => ({
  pipelines: (await findPipelines(db, grant.groupId)).map(presentPipeline),
}));
