import { makeUser } from '@hearth/domains/identity/factory';
import { changeJobStatus, createJob, publishJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { startTestServer } from '@hearth/testing/server';
import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { Stage } from '../../contract/schemas.ts';
import { makeApplication } from '../../db/factory.ts';
import { openJob } from './hiring.fixture.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof openJob>>;
beforeAll(async () => {
  scene = await openJob(server);
});

const add = (jobId: string, locationId: string, stage: Stage = 'NEW') =>
  server.run(async (work) =>
    makeApplication(
      work,
      { group_id: scene.group.id, location_id: locationId, job_id: jobId, user_id: (await makeUser(work)).userId },
      { stage },
    ),
  );
const act = (jobId: string, action: 'fill' | 'close' | 'reopen' | 'pause') =>
  server.call(changeJobStatus, { params: { id: scene.group.id, job_id: jobId }, body: { action } }, scene.owner.token);
const unanswered = async (token = scene.owner.token, query = {}) =>
  (await server.call(contract.listUnanswered, { params: { id: scene.group.id }, query }, token)).data;

test('a filled post stands there until everybody who waits at it has an answer', async () => {
  const [here] = scene.group.locationIds;
  const { id: jobId } = scene.job;
  const first = await add(jobId, here);
  const second = await add(jobId, here, 'INTERVIEW');
  for (const stage of ['REJECTED', 'WITHDRAWN'] as const) await add(jobId, here, stage);
  expect(await unanswered()).toEqual({ total: 0, posts: [] });

  await act(jobId, 'pause');
  expect((await unanswered()).total).toBe(0);
  const filled = await act(jobId, 'fill');
  const line = { job_id: jobId, title: scene.job.title, location_name: scene.job.location_name };
  expect(await unanswered()).toEqual({ total: 1, posts: [{ ...line, status: 'FILLED', waiting: 2 }] });

  for (const [id, left] of [
    [first, [1]],
    [second, []],
  ] as const) {
    server.clock.advance(1000);
    const answered = await server.call(
      contract.moveApplication,
      {
        params: { id: scene.group.id, application_id: id },
        body: { stage: 'REJECTED', version: 1, reason: 'POSITION_FILLED' },
      },
      scene.owner.token,
    );
    expect(answered.status).toBe(200);
    expect((await unanswered()).posts.map(({ waiting }) => waiting)).toEqual(left);
  }
  expect(filled.data.status).toBe('FILLED');
});

test('most waiting first, at the places that the reader answers for, and a post that is open again is none of them', async () => {
  const [here, there] = scene.group.locationIds;
  const post = async (locationId: string) => {
    const { data } = await server.call(
      createJob,
      { params: { id: scene.group.id }, body: completeJob(locationId) },
      scene.owner.token,
    );
    const published = await server.call(
      publishJob,
      { params: { id: scene.group.id, job_id: data.id }, body: { version: data.version } },
      scene.owner.token,
    );
    return published.data;
  };
  const [few, many] = [await post(here), await post(there)];
  await add(few.id, here);
  for (let more = 0; more < 3; more += 1) await add(many.id, there);
  await act(few.id, 'close');
  await act(many.id, 'close');

  expect((await unanswered()).posts.map((line) => [line.job_id, line.status, line.waiting])).toEqual([
    [many.id, 'CLOSED', 3],
    [few.id, 'CLOSED', 1],
  ]);
  expect(await unanswered(scene.owner.token, { limit: '1' })).toMatchObject({ total: 2, posts: [{ job_id: many.id }] });
  expect((await unanswered(scene.elsewhere.token)).posts.map((line) => line.job_id)).toEqual([many.id]);

  await act(few.id, 'reopen');
  expect((await unanswered()).posts.map((line) => line.job_id)).toEqual([many.id]);
});
