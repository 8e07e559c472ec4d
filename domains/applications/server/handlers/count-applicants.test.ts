import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { makeApplication } from '../../db/factory.ts';
import * as contract from '../../contract/endpoints.ts';
import { makeUser } from '@hearth/domains/identity/factory';
import { openJob } from './hiring.fixture.ts';

const server = await startTestServer();

test('each job says how many applied, how many are on their way and how many wait', async () => {
  const scene = await openJob(server);
  const { id: groupId } = scene.group;
  const add = (details: Parameters<typeof makeApplication>[2]) =>
    server.run(async (work) => {
      const { userId } = await makeUser(work);
      const known = { group_id: groupId, location_id: scene.job.location_id, job_id: scene.job.id, user_id: userId };
      return makeApplication(work, known, details);
    });
  await add({});
  await add({ stage: 'INTERVIEW', waiting_since: null });
  await add({ stage: 'REJECTED', waiting_since: null });
  await add({ stage: 'WITHDRAWN', waiting_since: null });
  const query = { job_id: [scene.job.id] };
  const { data } = await server.call(contract.countApplicants, { params: { id: groupId }, query }, scene.owner.token);
  expect(data.jobs).toEqual([{ job_id: scene.job.id, applied: 3, open: 2, waiting: 1 }]);
});

test('the list of who waits holds exactly those that the figures count', async () => {
  const scene = await openJob(server);
  const { id: groupId } = scene.group;
  const now = server.clock.now().getTime();
  const since = (hours: number) => new Date(now - hours * 3_600_000);
  for (const details of [
    { first_name: 'Late', waiting_since: since(60) },
    { first_name: 'Soon', waiting_since: since(3) },
    { first_name: 'Answered', waiting_since: null },
    { first_name: 'Gone', waiting_since: since(70), stage: 'REJECTED' as const },
  ])
    await server.run(async (work) => {
      const { userId } = await makeUser(work);
      const known = { group_id: groupId, location_id: scene.job.location_id, job_id: scene.job.id, user_id: userId };
      await makeApplication(work, known, details);
    });
  const listed = async (waits: 'late' | 'in_time' | 'any') => {
    const { data } = await server.call(
      contract.listApplications,
      { params: { id: groupId }, query: { waits, order: 'waiting' } },
      scene.owner.token,
    );
    return [data.total, ...data.applications.map((line) => line.first_name)];
  };
  expect(await listed('late')).toEqual([1, 'Late']);
  expect(await listed('in_time')).toEqual([1, 'Soon']);
  expect(await listed('any')).toEqual([2, 'Late', 'Soon']);
});
