import { startTestServer } from '@hearth/testing/server';
import { beforeAll, expect, test } from 'vitest';
import { createJob, publishJob } from '@hearth/domains/jobs/contract';
import { listMapPlaces, searchPublicJobs } from '../../contract/endpoints.ts';
import type { JobContent } from '@hearth/domains/job-library/schemas';
import type { ShiftTime } from '@hearth/domains/jobs/schemas';
import { completeJob, makeHiringGroups } from '@hearth/domains/jobs/factory';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await server.run(makeHiringGroups);
const token = at.manager.token;

async function live(title: string, usual_week: JobContent['usual_week'], location = at.lisbon): Promise<string> {
  const body = completeJob(location, { title, position_name: title, usual_week });
  const job = (await server.call(createJob, { params: { id: at.group }, body }, token)).data;
  const params = { id: at.group, job_id: job.id };
  expect((await server.call(publishJob, { params, body: { version: job.version } }, token)).status).toBe(200);
  server.clock.advance(1000);
  return job.id;
}

beforeAll(async () => {
  await live('Baker', [{ day: 1, start: '04:00', end: '11:00' }]);
  await live('Night porter', [{ day: 6, start: '22:00', end: '06:00' }], at.porto);
  await live('Clerk', [{ day: 2, start: '09:00', end: '17:00' }]);
  await live('Steward', []);
  await live('Runner', []);
});

const search = async (...times: ShiftTime[]) => {
  const { data } = await server.call(searchPublicJobs, { query: { shift_time: times, folded: 'true' } });
  expect(data.total).toBe(data.jobs.length);
  return { titles: data.jobs.map(({ title }) => title), untold: data.times_untold };
};

test.each([
  [['MORNING'], ['Baker']],
  [['DAY'], ['Clerk']],
  [['NIGHT'], ['Night porter']],
  [['WEEKEND'], ['Night porter']],
  [
    ['MORNING', 'DAY'],
    ['Clerk', 'Baker'],
  ],
  [['EVENING'], []],
] as const)(
  'a post is found by any of its times, one without times by none, but they are counted: %j',
  async (times, titles) => {
    expect(await search(...times)).toEqual({ titles, untold: 2 });
  },
);

test('without a time every post is found and none is said to lack times', async () => {
  const { data } = await server.call(searchPublicJobs, { query: {} });
  expect(data).toMatchObject({ total: 5, times_untold: 0 });
  expect(data.jobs.find(({ title }) => title === 'Night porter')?.shift_times).toEqual(['NIGHT', 'WEEKEND']);
});

test('other filters hold for what is counted as without times', async () => {
  const { data } = await server.call(searchPublicJobs, { query: { shift_time: ['DAY'], q: 'steward' } });
  expect(data).toMatchObject({ total: 0, times_untold: 1 });
});

test('the map shows the places of the same posts', async () => {
  const { data } = await server.call(listMapPlaces, { query: { shift_time: ['NIGHT'] } });
  expect(data.clusters.map(({ location_id: id }) => id)).toEqual([at.porto]);
});

test('a time that there is not is refused', async () => {
  expect((await server.request('GET', '/v1/public/jobs?shift_time=TEATIME')).status).toBe(400);
});
