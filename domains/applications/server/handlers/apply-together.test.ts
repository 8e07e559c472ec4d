import { changeJobStatus } from '@hearth/domains/jobs/contract';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import { forgetRecord, lockRecord } from '../service.ts';
import { openJob, sendApplication } from './hiring.fixture.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof openJob>>;
let sister = '';
beforeEach(async () => {
  scene = await openJob(server);
  const reply = await server.request('POST', `/v1/brands/${scene.group.id}/jobs/${scene.job.id}/places`, {
    token: scene.owner.token,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ location_ids: [scene.group.locationIds[1]], publish: true }),
  });
  const { places } = reply.data as { places: { job_id: string }[] };
  sister = places[0]?.job_id ?? '';
});

const send = (also: readonly string[], answer = 'yes') =>
  sendApplication(server, scene.job.id, scene.candidate.token, {
    answers: [{ question_id: scene.questionId, answer }],
    also,
  });
const own = async () =>
  (await server.call(contract.listOwnApplications, { query: {} }, scene.candidate.token)).data.applications;
const seenBy = (token: string, id: string) =>
  server.call(contract.getApplication, { params: { id: scene.group.id, application_id: id } }, token);
const idOf = async (jobId: string) => (await own()).find(({ job_id: id }) => id === jobId)?.id ?? '';

test('one form applies at several places of a job, one application each, with the same answers and files', async () => {
  expect((await send([sister, sister], 'no')).status).toBe(200);
  expect((await own()).map(({ job_id: id }) => id).toSorted()).toEqual([scene.job.id, sister].toSorted());
  const there = (await seenBy(scene.owner.token, await idOf(sister))).data;
  expect(there).toMatchObject({
    location_id: scene.group.locationIds[1],
    knocked_out: true,
    answers: [{ question: 'Can you work weekends?', answer: 'no' }],
    attachments: [{ name: 'cv.pdf' }],
  });
});

test('whoever may see both is told where else somebody applied, nobody else', async () => {
  await send([sister]);
  const [here, there] = [await idOf(scene.job.id), await idOf(sister)];
  expect((await seenBy(scene.owner.token, here)).data.also).toEqual([
    { id: there, location_name: expect.any(String), stage: 'NEW' },
  ]);
  expect((await seenBy(scene.elsewhere.token, there)).data.also).toEqual([]);
});

test('sent twice, at once too, it is one application for each place; a place that was applied for before is left out', async () => {
  const sent = await Promise.all([send([sister]), send([sister])]);
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await own()).toHaveLength(2);
  await server.call(contract.withdraw, { params: { application_id: await idOf(scene.job.id) } }, scene.candidate.token);
  expect((await send([sister])).status).toBe(200);
  expect((await own()).filter(({ stage }) => stage !== 'WITHDRAWN')).toHaveLength(2);
});

test('a place that takes nobody any more, or is of another job, refuses the form as a whole and is named', async () => {
  await server.call(
    changeJobStatus,
    { params: { id: scene.group.id, job_id: sister }, body: { action: 'close' } },
    scene.owner.token,
  );
  const other = await openJob(server);
  for (const id of [sister, other.job.id]) {
    const reply = await send([id]);
    expect(reply.refusal).toMatchObject({ code: 'FURTHER_PLACE_GONE', fields: [{ field: `also.${id}` }] });
  }
  expect(await own()).toEqual([]);
});

test('files that were sent together go with the last application that has them', async () => {
  await send([sister]);
  const [here, there] = [await idOf(scene.job.id), await idOf(sister)];
  const filesOf = (id: string) => server.run(async (work) => (await lockRecord(work.db, id))?.attachment_ids);
  expect(await filesOf(here)).toEqual([]);
  await server.run((work) => forgetRecord(work, here));
  expect(await filesOf(there)).toHaveLength(1);
});
