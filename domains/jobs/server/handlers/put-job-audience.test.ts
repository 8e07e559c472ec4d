import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { createSessionFor } from '@hearth/domains/identity/service';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import {
  changeJobStatus,
  createJob,
  listJobHistory,
  publishJob,
  putJobAudience,
  putJobRules,
} from '../../contract/endpoints.ts';
import { getPublicJob, searchPublicJobs } from '@hearth/domains/career-sites/contract';
import { completeJob, makeHiringGroups } from '../../db/factory.ts';

const server = await startTestServer({ at: '2026-11-20T23:30:00Z' });
const at = await server.run(makeHiringGroups);
/** A new session: the one from the beginning is over after a day. */
const again = async (userId: string) => (await server.run((work) => createSessionFor(work, userId))).access_token;
const keep = async () => {
  await server.run((work) => work.enqueue(jobNamed('jobs.keepPosts'), {}));
  await server.settle();
};
const audience = (jobId: string, body: object, token = at.manager.token) =>
  server.call(putJobAudience, { params: { id: at.group, job_id: jobId }, body: body as never }, token);
const draft = async (title: string) =>
  (await server.call(createJob, { params: { id: at.group }, body: completeJob(at.porto, { title }) }, at.manager.token))
    .data;
const publish = async (title: string, body?: object) => {
  const made = await draft(title);
  if (body !== undefined) await audience(made.id, body);
  return (
    await server.call(
      publishJob,
      { params: { id: at.group, job_id: made.id }, body: { version: made.version } },
      at.manager.token,
    )
  ).data;
};
const status = (action: 'pause' | 'resume', id: string, token: string) =>
  server.call(changeJobStatus, { params: { id: at.group, job_id: id }, body: { action } }, token);
const publicStatus = async (id: string) => (await server.call(getPublicJob, { params: { id } })).status;
const found = async (q: string) => (await server.call(searchPublicJobs, { query: { q } })).data.total;

const porter = await publish('Night porter', { audience: 'STAFF_FIRST', staff_days: 2 });
const paused = await publish('Pastry cook', { audience: 'STAFF_FIRST', staff_days: 3 });
await status('pause', paused.id, at.manager.token);

test('a live post for the staff stands nowhere where everybody sees it, and never was there', async () => {
  const job = await publish('Cellar master', { audience: 'STAFF' });
  expect(job).toMatchObject({ status: 'LIVE', audience: 'STAFF', public_at: null });
  expect([await publicStatus(job.id), await found('Cellar master')]).toEqual([404, 0]);
});

test('a post that everybody sees can be taken back to the staff, and opened again', async () => {
  const job = await publish('Head waiter');
  expect(await publicStatus(job.id)).toBe(200);
  await audience(job.id, { audience: 'STAFF' });
  expect(await publicStatus(job.id)).toBe(404);
  expect((await audience(job.id, { audience: 'PUBLIC' })).data.audience).toBe('PUBLIC');
  expect(await publicStatus(job.id)).toBe(200);
});

test('whom a draft is for overtakes nobody who is writing it', async () => {
  const made = await draft('Barista');
  expect((await audience(made.id, { audience: 'STAFF' })).data.version).toBe(made.version);
});

test('days belong to a post for the staff first alone, ninety at most', async () => {
  const { id } = await draft('Runner');
  const refused = async (body: object) => (await audience(id, body)).status;
  expect([
    await refused({ audience: 'STAFF', staff_days: 3 }),
    await refused({ audience: 'STAFF_FIRST' }),
    await refused({ audience: 'STAFF_FIRST', staff_days: 0 }),
    await refused({ audience: 'STAFF_FIRST', staff_days: 91 }),
  ]).toEqual([400, 400, 400, 400]);
});

test('who may only see jobs, and another group, cannot say whom a post is for', async () => {
  const { id } = await draft('Host');
  expect((await audience(id, { audience: 'STAFF' }, at.viewer.token)).status).toBe(403);
  expect((await audience(id, { audience: 'STAFF' }, at.stranger.token)).status).toBe(404);
});

test('where a group wants approval, a post that is out reaches more people only by those who may publish', async () => {
  const job = await publish('Sommelier', { audience: 'STAFF' });
  await server.call(putJobRules, { params: { id: at.group }, body: { approval_required: true } }, at.owner.token);
  expect((await audience(job.id, { audience: 'PUBLIC' })).refusal.code).toBe('JOB_ACTION_REFUSED');
  expect((await audience(job.id, { audience: 'PUBLIC' }, at.owner.token)).status).toBe(200);
  expect((await audience(job.id, { audience: 'STAFF' })).status).toBe(200);
});

test('a post for the staff first is for everybody by itself when its day begins at its place', async () => {
  const job = porter;
  // In Porto it is still the 20th.
  expect(job).toMatchObject({ audience: 'STAFF_FIRST', public_at: '2026-11-22T00:00:00.000Z' });
  expect(await publicStatus(job.id)).toBe(404);
  server.clock.set('2026-11-21T23:59:59Z');
  await keep();
  expect(await publicStatus(job.id)).toBe(404);
  server.clock.set('2026-11-22T00:00:00Z');
  await keep();
  expect([await publicStatus(job.id), await found('Night porter')]).toEqual([200, 1]);
  const { data } = await server.call(
    listJobHistory,
    { params: { id: at.group, job_id: job.id }, query: {} },
    await again(at.manager.userId),
  );
  expect(data.history[0]).toMatchObject({ kind: 'EDITED', actor_id: null, fields: ['audience', 'staff_days'] });
});

test('a post whose day comes while it is paused opens when it goes on', async () => {
  const job = paused;
  server.clock.set('2026-11-24T00:00:00Z');
  await keep();
  await status('resume', job.id, await again(at.owner.userId));
  expect(await publicStatus(job.id)).toBe(404);
  await keep();
  expect(await publicStatus(job.id)).toBe(200);
});
