import { makeUser } from '@hearth/domains/identity/factory';
import { startTestServer } from '@hearth/testing/server';
import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import { makeApplication } from '../../../db/factory.ts';
import { openJob } from '../hiring.fixture.ts';

const server = await startTestServer();
let scene: Awaited<ReturnType<typeof openJob>>;
const NAMES = ['Émile', 'Anna', '=Žofia', 'سمير'];

beforeAll(async () => {
  scene = await openJob(server);
  await server.run(async (work) => {
    for (const [index, name] of NAMES.entries())
      await makeApplication(
        work,
        {
          group_id: scene.group.id,
          location_id: scene.group.locationIds[0],
          job_id: scene.job.id,
          user_id: (await makeUser(work)).userId,
        },
        {
          first_name: name,
          last_name: `L${index}`,
          stage: index === 3 ? 'REJECTED' : 'NEW',
          end_reason: index === 3 ? 'NO_SHOW' : null,
          applied_at: new Date(work.clock.now().getTime() - index * 3_600_000),
        },
      );
  });
});

type Query = Partial<Parameters<typeof server.call<typeof contract.exportApplications>>[1]['query']>;
const ask = (query: Query = {}, at: string = scene.group.id, token = scene.owner.token) =>
  server.call(
    contract.exportApplications,
    { params: { id: at }, query: { format: 'csv', language: 'en', ...query } },
    token,
  );
const linesOf = async (query: Query = {}): Promise<string[]> =>
  (await ask(query)).text.replace('\ufeff', '').trimEnd().split('\r\n');
const lastNames = async (query: Query): Promise<(string | undefined)[]> =>
  (await linesOf(query)).slice(1).map((line) => line.split(',')[1]);

test('an export has the applications of the list, in its order and under its filters', async () => {
  expect((await linesOf())[0]).toBe(
    'First name,Last name,Job,Location,Stage,Applied (Europe/Lisbon),In stage since (Europe/Lisbon),Waiting since (Europe/Lisbon),Reason for rejection or withdrawal',
  );
  expect(await lastNames({})).toEqual(['L0', 'L1', 'L2', 'L3']);
  expect(await lastNames({ order: 'applied', direction: 'ascending' })).toEqual(['L3', 'L2', 'L1', 'L0']);
  expect(await lastNames({ stage: ['REJECTED'] })).toEqual(['L3']);
  expect(await lastNames({ q: 'anna' })).toEqual(['L1']);
});

test('names that a spreadsheet would run are text, and ends have their reason in the reader’s language', async () => {
  const lines = await linesOf({ language: 'de' });
  expect(lines[3]).toMatch(/^"'=Žofia",L2,/);
  expect(lines[4]).toMatch(/^سمير,L3,.*,Nicht erschienen$/);
});

test('addresses and numbers of candidates are in no file', async () => {
  expect((await linesOf()).join('\n')).not.toMatch(/@|\+\d{6}/);
});

test('another group’s applications and jobs give nothing', async () => {
  const other = await openJob(server);
  expect((await ask({}, other.group.id)).status).toBe(404);
  expect(await lastNames({ job_id: other.job.id })).toEqual([]);
});
