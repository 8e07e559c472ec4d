import { startTestServer } from '@hearth/testing/server';
import { beforeAll, expect, test } from 'vitest';
import { createJob, exportJobs, publishJob } from '../../contract/endpoints.ts';
import { completeJob, makeHiringGroups } from '../../db/factory.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });
const at = await server.run(makeHiringGroups);

const create = async (location: string, title: string): Promise<string> => {
  const body = completeJob(location, { title });
  return (await server.call(createJob, { params: { id: at.group }, body }, at.manager.token)).data.id;
};

type Query = Partial<Parameters<typeof server.call<typeof exportJobs>>[1]['query']>;
async function titlesOf(query: Query, token = at.manager.token): Promise<string[]> {
  const reply = await server.call(
    exportJobs,
    { params: { id: at.group }, query: { format: 'csv', language: 'en', ...query } },
    token,
  );
  expect(reply.status).toBe(200);
  const [, ...lines] = reply.text.replace('\ufeff', '').trimEnd().split('\r\n');
  return lines.map((line) => line.split(',')[0] ?? '');
}

beforeAll(async () => {
  await create(at.lisbon, 'Bartender');
  const porto = await create(at.porto, '=Crêpière');
  await server.call(publishJob, { params: { id: at.group, job_id: porto }, body: { version: 1 } }, at.manager.token);
});

test('an export has the jobs of the list, narrowed as it is', async () => {
  expect((await titlesOf({})).toSorted()).toEqual(['"\'=Crêpière"', 'Bartender']);
  expect(await titlesOf({ status: ['DRAFT'] })).toEqual(['Bartender']);
  expect(await titlesOf({ q: 'lisboa' })).toEqual(['Bartender']);
  expect(await titlesOf({ location_id: at.porto })).toEqual(['"\'=Crêpière"']);
});

test('who has a right at one location has only its jobs in the file', async () => {
  expect(await titlesOf({}, at.lisbonManager.token)).toEqual(['Bartender']);
});
