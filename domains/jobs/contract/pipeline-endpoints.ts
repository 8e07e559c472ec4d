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
  summary: "The group's pipelines, fifty at most, by name: the steps that applications for its posts go through.",
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
  summary: 'Puts a pipeline into the library of the group.',
  access: author,
  whileActing: 'allowed',
  params: inBrand,
  body: pipelineContent,
  answer: pipeline,
  failures: { POSITION_TAKEN, STEPS_REFUSED, TOO_MANY_PIPELINES },
});

export const updatePipeline = endpoint({
  id: 'jobs.updatePipeline',
  method: 'PUT',
  path: '/v1/brands/{id}/job_pipelines/{pipeline_id}',
  service,
  summary: 'Writes a pipeline anew, for posts that go live from now on. Those that are or were live keep their steps.',
  access: author,
  whileActing: 'allowed',
  params: inPipeline,
  body: pipelineContent.extend({ version: rowVersion }),
  answer: pipeline,
  failures: { PIPELINE_CHANGED, POSITION_TAKEN, STEPS_REFUSED },
});

export const archivePipeline = endpoint({
  id: 'jobs.archivePipeline',
  method: 'DELETE',
  path: '/v1/brands/{id}/job_pipelines/{pipeline_id}',
  service,
  summary: 'Takes a pipeline out of the library. Posts that are or were live keep their steps.',
  access: author,
  whileActing: 'refused',
  params: inPipeline,
  answer: z.object({}),
});
