import { startTestServer } from '@hearth/testing/server';
import { beforeAll, expect, test } from 'vitest';
import { createJob, getJob, listJobs, publishJob, updateJob } from '../../contract/endpoints.ts';
import { completeJob, makeHiringGroups } from '../../db/factory.ts';
import { recordHire } from '../service.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await server.run(makeHiringGroups);
let lisbonJob = '';
let portoJob = '';

const create = (location: string, token: string, title: string) =>
  server.call(createJob, { params: { id: at.group }, body: completeJob(location, { title }) }, token);
const listed = async (token: string, query: Record<string, string> = {}) =>
  (await server.call(listJobs, { params: { id: at.group }, query }, token)).data;

beforeAll(async () => {
  lisbonJob = (await create(at.lisbon, at.manager.token, 'Bartender')).data.id;
  portoJob = (await create(at.porto, at.manager.token, 'Crêpière')).data.id;
  await server.call(publishJob, { params: { id: at.group, job_id: portoJob }, body: { version: 1 } }, at.manager.token);
});

test('the list counts every state, also those without jobs', async () => {
  const { jobs, total, counts } = await listed(at.viewer.token);
  expect(jobs).toHaveLength(2);
  expect(total).toBe(2);
  expect(counts).toEqual({
    DRAFT: 1,
    PENDING_APPROVAL: 0,
    SCHEDULED: 0,
    LIVE: 1,
    PAUSED: 0,
    FILLED: 0,
    CLOSED: 0,
    EXPIRED: 0,
  });
});

test('a line says in which language its post is', async () => {
  expect((await listed(at.viewer.token)).jobs.map(({ language }) => language)).toEqual(['en', 'en']);
});

test('a state narrows the list but not the counts', async () => {
  const { jobs, total, counts } = await listed(at.viewer.token, { status: 'LIVE' });
  expect(jobs.map(({ id }) => id)).toEqual([portoJob]);
  expect(total).toBe(1);
  expect(counts.DRAFT).toBe(1);
});

test('a search forgives accents and finds the place too', async () => {
  expect((await listed(at.viewer.token, { q: 'crepiere' })).jobs.map(({ id }) => id)).toEqual([portoJob]);
  expect((await listed(at.viewer.token, { q: 'lisboa' })).jobs.map(({ id }) => id)).toEqual([lisbonJob]);
  expect((await listed(at.viewer.token, { location_id: at.porto })).jobs.map(({ id }) => id)).toEqual([portoJob]);
});

test('who has a right at one location sees and changes only what is there', async () => {
  const { token } = at.lisbonManager;
  expect((await listed(token)).jobs.map(({ id }) => id)).toEqual([lisbonJob]);
  expect((await server.call(getJob, { params: { id: at.group, job_id: portoJob } }, token)).status).toBe(404);
  expect((await create(at.porto, token, 'Cook')).refusal.code).toBe('LOCATION_REFUSED');
  const move = { version: 1, change: { location_id: at.porto } };
  const moved = await server.call(updateJob, { params: { id: at.group, job_id: lisbonJob }, body: move }, token);
  expect(moved.refusal.code).toBe('LOCATION_REFUSED');
  expect((await server.call(updateJob, { params: { id: at.group, job_id: portoJob }, body: move }, token)).status).toBe(
    404,
  );
});

test('seeing jobs is no right to change them', async () => {
  expect((await create(at.lisbon, at.viewer.token, 'Cook')).status).toBe(403);
});

test('another group neither sees a job nor is told that it exists', async () => {
  const { token } = at.stranger;
  expect((await server.call(listJobs, { params: { id: at.group }, query: {} }, token)).status).toBe(404);
  expect((await server.call(getJob, { params: { id: at.otherGroup, job_id: portoJob } }, token)).status).toBe(404);
  const here = completeJob(at.lisbon);
  const planted = await server.call(createJob, { params: { id: at.otherGroup }, body: here }, token);
  expect(planted.refusal.code).toBe('LOCATION_REFUSED');
});

test('what is not right in a job is refused by field', async () => {
  const body = {
    ...completeJob(at.lisbon),
    pay: { min: -1, max: 2, currency: 'euro', per: 'HOUR', tips: false },
    extra: 1,
  };
  const refused = await server.request('POST', `/v1/brands/${at.group}/jobs`, { token: at.manager.token, body });
  expect(refused.status).toBe(400);
  expect(refused.refusal.fields?.map(({ field }) => field).toSorted()).toEqual(['extra', 'pay.currency', 'pay.min']);
});

test('a job is filled when as many are hired as were wanted', async () => {
  const hire = () => server.run((work) => recordHire(work, portoJob, at.manager.userId));
  expect(await hire()).toEqual({ filled: true });
  expect(
    (await server.call(getJob, { params: { id: at.group, job_id: portoJob } }, at.viewer.token)).data,
  ).toMatchObject({
    status: 'FILLED',
    hires: 1,
  });
  expect(await hire()).toEqual({ filled: false });
});
