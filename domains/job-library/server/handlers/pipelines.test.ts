import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { changeJobStatus, createJob, publishJob, updateJob } from '@hearth/domains/jobs/contract';
import { archivePipeline, createPipeline, listPipelines, updatePipeline } from '../../contract/pipeline-endpoints.ts';
import type { Pipeline, PipelineContent } from '../../contract/pipeline-schemas.ts';
import type { Job } from '@hearth/domains/jobs/schemas';
import type { JobContent, PipelineStep } from '../../contract/content-schemas.ts';
import { createJobTemplate } from '../../contract/endpoints.ts';
import { toTemplateContent } from '../../rules/template.ts';
import { completeJob, makeHiringGroups } from '@hearth/domains/jobs/factory';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await server.run(makeHiringGroups);
const inGroup = { id: at.group };

const step = (type: PipelineStep['type'], names: PipelineStep['names'] = {}): PipelineStep => ({
  id: newId(),
  type,
  names,
  shown: false,
  target_days: null,
});
const content = (change: Partial<PipelineContent> = {}): PipelineContent => ({
  name: 'With a trial shift',
  steps: [step('NEW'), step('INTERVIEW', { en: 'Phone call' }), step('INTERVIEW', { en: 'Trial shift' })],
  positions: [],
  locked: false,
  ...change,
});
const create = (change: Partial<PipelineContent> = {}, token = at.manager.token, id = at.group) =>
  server.call(createPipeline, { params: { id }, body: content(change) }, token);
const make = async (change: Partial<PipelineContent> = {}): Promise<Pipeline> => (await create(change)).data;
const rewrite = ({ id, version }: Pipeline, change: Partial<PipelineContent>, token = at.manager.token) =>
  server.call(
    updatePipeline,
    { params: { ...inGroup, pipeline_id: id }, body: { ...content(change), version } },
    token,
  );
const archive = ({ id }: Pipeline, token = at.manager.token) =>
  server.call(archivePipeline, { params: { ...inGroup, pipeline_id: id } }, token);
const draft = async (change: Partial<JobContent> = {}, template_id?: string): Promise<Job> =>
  (
    await server.call(
      createJob,
      {
        params: inGroup,
        body: { ...completeJob(at.lisbon, change), ...(template_id === undefined ? {} : { template_id }) },
      },
      at.lisbonManager.token,
    )
  ).data;
const publish = async (job: Job): Promise<Job> =>
  (
    await server.call(
      publishJob,
      { params: { ...inGroup, job_id: job.id }, body: { version: job.version } },
      at.lisbonManager.token,
    )
  ).data;
const choose = (job: Job, pipeline_id: string | null) =>
  server.call(
    updateJob,
    { params: { ...inGroup, job_id: job.id }, body: { version: job.version, change: { pipeline_id } } },
    at.lisbonManager.token,
  );

test('a post goes live with a copy of the steps that were chosen for it, and no later change reaches it', async () => {
  const pipeline = await make();
  const before = await draft({ pipeline_id: pipeline.id });
  expect(before.pipeline).toBeNull();
  const live = await publish(before);
  const copy = { id: pipeline.id, version: 1, name: pipeline.name, steps: pipeline.steps };
  expect(live.pipeline).toEqual(copy);
  expect((await rewrite(pipeline, { steps: [step('NEW')] })).data.version).toBe(2);
  const again = await server.call(
    changeJobStatus,
    { params: { ...inGroup, job_id: live.id }, body: { action: 'pause' } },
    at.lisbonManager.token,
  );
  expect(again.data.pipeline).toEqual(copy);
  expect((await choose(again.data, null)).refusal.code).toBe('STEPS_FIXED');
  await archive(pipeline);
});

test('a post of a position goes live with the steps of that position, and another without any', async () => {
  const chef = { id: newId(), name: 'Chef' };
  const pipeline = await make({ positions: [chef] });
  expect((await publish(await draft({ position_name: 'Chef' }))).pipeline?.id).toBe(pipeline.id);
  expect((await publish(await draft())).pipeline).toBeNull();
  await archive(pipeline);
});

test('what is locked for a position cannot be chosen otherwise, and holds for what was chosen before', async () => {
  const free = await make();
  const chosen = await draft({ position_name: 'Waiter', pipeline_id: free.id });
  const locked = await make({ positions: [{ id: newId(), name: 'Waiter' }], locked: true });
  expect((await choose(await draft({ position_name: 'Waiter' }), free.id)).refusal).toMatchObject({
    code: 'FIELD_LOCKED',
    fields: [{ field: 'pipeline', rule: 'locked' }],
  });
  expect((await publish(chosen)).pipeline?.id).toBe(locked.id);
  await archive(free);
  await archive(locked);
});

test('a post begins with the steps that its template names, and what was taken out of the library is chosen by nobody', async () => {
  const pipeline = await make();
  const written = toTemplateContent(completeJob(at.lisbon, { pipeline_id: pipeline.id }));
  const template = await server.call(
    createJobTemplate,
    { params: inGroup, body: { name: 'Bartender', content: written, locked: ['pipeline'] } },
    at.manager.token,
  );
  const job = await draft({ pipeline_id: null }, template.data.id);
  expect(job).toMatchObject({ pipeline_id: pipeline.id, locked: ['pipeline'] });
  expect((await choose(job, null)).refusal.code).toBe('FIELD_LOCKED');
  await archive(pipeline);
  expect((await publish(job)).pipeline).toBeNull();
  expect((await draft({}, template.data.id)).pipeline_id).toBeNull();
  expect((await choose(await draft(), pipeline.id)).status).toBe(404);
});

test('steps that nobody could go through are refused by their place', async () => {
  expect((await create({ steps: [step('SCREEN')] })).refusal).toMatchObject({
    code: 'STEPS_REFUSED',
    fields: [{ field: 'steps.0', rule: 'first_not_new' }],
  });
});

test('a position has one pipeline', async () => {
  const cook = { id: newId(), name: 'Cook' };
  const pipeline = await make({ positions: [cook] });
  expect((await create({ positions: [cook] })).refusal.code).toBe('POSITION_TAKEN');
  expect((await rewrite(pipeline, { positions: [cook] })).status).toBe(200);
  await archive(pipeline);
});

test('a group keeps fifty pipelines at most', async () => {
  const made = [];
  for (let n = 0; n < 50; n += 1) made.push(await make({ name: `Pipeline ${n}`, steps: [step('NEW')] }));
  expect((await create()).refusal.code).toBe('TOO_MANY_PIPELINES');
  for (const pipeline of made) await archive(pipeline);
});

test('what somebody else wrote in the meantime is not overwritten', async () => {
  const pipeline = await make();
  await rewrite(pipeline, { name: 'One' });
  expect((await rewrite(pipeline, { name: 'Two' })).refusal.code).toBe('PIPELINE_CHANGED');
  await archive(pipeline);
});

test('only those who write jobs for the whole group write in its library; all who see jobs read it; another group does neither', async () => {
  const pipeline = await make();
  expect((await create({}, at.lisbonManager.token, at.lisbon)).status).toBe(403);
  expect((await create({}, at.viewer.token)).status).toBe(403);
  expect((await rewrite(pipeline, {}, at.lisbonManager.token)).status).toBe(403);
  expect((await archive(pipeline, at.lisbonManager.token)).status).toBe(403);
  const read = (id: string, token: string) => server.call(listPipelines, { params: { id } }, token);
  expect((await read(at.lisbon, at.lisbonManager.token)).data.pipelines.map(({ id }) => id)).toEqual([pipeline.id]);
  expect((await read(at.group, at.stranger.token)).status).toBe(404);
  expect((await read(at.otherGroup, at.stranger.token)).data.pipelines).toEqual([]);
  const foreign = await server.call(
    createJob,
    { params: { id: at.otherGroup }, body: { location_id: at.vienna, pipeline_id: pipeline.id } },
    at.stranger.token,
  );
  expect(foreign.data.pipeline_id).toBeNull();
});
