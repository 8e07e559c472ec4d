import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@hearth/testing/server';
import { checkImport, getImport, startImport } from '../../contract/endpoints.ts';
import type { ImportDetail } from '../../contract/schemas.ts';
import { locationsCsv, makeImporter, uploadForm, type TestImporter } from '../../db/factory.ts';
import { resumeImportsJob } from './resume-imports.ts';
import { runImportJob } from './run-import.ts';

let server: TestServer;
let us: TestImporter;
let params: { id: string; import_id: string };

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  us = await server.run(makeImporter);
  const { payload, headers } = uploadForm('LOCATIONS', locationsCsv(5));
  const reply = await server.request('POST', `/v1/brands/${us.groupId}/imports`, { token: us.token, payload, headers });
  params = { id: us.groupId, import_id: (reply.data as ImportDetail).id };
  await server.call(checkImport, { params }, us.token);
  await server.settle();
});

const free = () => server.application.runner.free(new AbortController().signal);
const detail = async () => (await server.call(getImport, { params }, us.token)).data;

/** As a server leaves it that was killed in the middle: running, last heard of some seconds ago, and no job in the queue. */
async function leaveRunning(silentSeconds: number, attempts = 1): Promise<void> {
  const aliveAt = new Date(server.clock.now().getTime() - silentSeconds * 1000);
  await server.run(({ db }) =>
    db.execute(sql`update imports.import set status = 'RUNNING', phase = 'WRITING', alive_at = ${aliveAt}, attempts = ${attempts}
      where id = ${params.import_id}`),
  );
}

test('an import whose server was killed is taken up again and ends whole', async () => {
  await leaveRunning(31);
  await resumeImportsJob.run({}, free());
  await server.settle();
  expect(await detail()).toMatchObject({ status: 'DONE', counts: { created: 5 } });
});

test('an import that another server still works on is left to it', async () => {
  await leaveRunning(5);
  await resumeImportsJob.run({}, free());
  await server.settle();
  await runImportJob.run({ import_id: params.import_id }, free());
  expect((await detail()).status).toBe('RUNNING');
});

test('an import that was interrupted five times ends with words instead of a sixth try', async () => {
  await leaveRunning(31, 5);
  await resumeImportsJob.run({}, free());
  await server.settle();
  expect(await detail()).toMatchObject({ status: 'FAILED', problem: 'TRIED_TOO_OFTEN' });
});

test('a job that comes twice works once', async () => {
  await server.call(startImport, { params }, us.token);
  await server.settle();
  await runImportJob.run({ import_id: params.import_id }, free());
  expect(await detail()).toMatchObject({ status: 'DONE', counts: { created: 5, same: 0 } });
});

test('a file that has gone missing ends the import with its reason, and nothing is written', async () => {
  await server.application.tools.files.delete(`imports/${us.groupId}/${params.import_id}.csv`);
  await server.call(startImport, { params }, us.token);
  await server.settle();
  expect(await detail()).toMatchObject({ status: 'FAILED', problem: 'EMPTY_FILE' });
});

test('an upload that nobody went on with for a week is forgotten with its file', async () => {
  server.clock.advance(8 * 24 * 60 * 60 * 1000);
  await resumeImportsJob.run({}, free());
  const left = await server.run(({ db }) =>
    db.execute(sql`select 1 from imports.import where id = ${params.import_id}`),
  );
  expect(left).toEqual([]);
  await server.settle();
  expect(await server.application.tools.files.size(`imports/${us.groupId}/${params.import_id}.csv`)).toBeNull();
});
