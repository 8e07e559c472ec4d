import { HIRING } from '@hearth/kit/constants';
import { brand, endpoint } from '@hearth/kit/endpoint';
import { rowVersion, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import { PIPELINE_CHANGED, POSITION_TAKEN, STEPS_REFUSED, TOO_MANY_PIPELINES } from './failures.ts';
import { pipeline, pipelineContent } from './pipeline-schemas.ts';

const service = 'job-boards';
const inBrand = z.object({ id: uuid });
const inPipeline = z.object({ id: uuid, pipeline_id: uuid });
/** Steps are the group's, as its templates are. */
const author = brand('id', 'MANAGE_JOBS', { services: HIRING });

export const listPipelines = endpoint({
  id: 'jobs.listPipelines',
  method: 'GET',
  path: '/v1/brands/{id}/job_pipelines',
  service,
  summary: "Lists the group's hiring pipelines by name, 50 at most, with their stages.",
  access: brand('id', 'VIEW_JOBS', { orBelow: true, services: HIRING }),
  whileActing: 'allowed',
  params: inBrand,
  answer: z.object({ pipelines: z.array(pipeline) }),
});

export const createPipeline = endpoint({
  id: 'jobs.createPipeline',
  method: 'POST',
  path: '/v1/brands/{id}/job_pipelines',
  service,
  summary: 'Creates a hiring pipeline for the group.',
  access: author,
  whileActing: 'allowed',
  params: inBrand,
  body: pipelineContent,
  answer: pipeline,
  changes: () => [listPipelines],
  failures: { POSITION_TAKEN, STEPS_REFUSED, TOO_MANY_PIPELINES },
});

export const updatePipeline = endpoint({
  id: 'jobs.updatePipeline',
  method: 'PUT',
  path: '/v1/brands/{id}/job_pipelines/{pipeline_id}',
  service,
  summary: 'Changes a hiring pipeline for jobs that go live from now on. Jobs that are or were live keep their stages.',
  access: author,
  whileActing: 'allowed',
  params: inPipeline,
  body: pipelineContent.extend({ version: rowVersion }),
  answer: pipeline,
  changes: () => [listPipelines],
  failures: { PIPELINE_CHANGED, POSITION_TAKEN, STEPS_REFUSED },
});

export const archivePipeline = endpoint({
  id: 'jobs.archivePipeline',
  method: 'DELETE',
  path: '/v1/brands/{id}/job_pipelines/{pipeline_id}',
  service,
  summary: 'Archives a hiring pipeline. Jobs that are or were live keep their stages.',
  access: author,
  whileActing: 'refused',
  params: inPipeline,
  answer: z.object({}),
  changes: () => [listPipelines],
});
