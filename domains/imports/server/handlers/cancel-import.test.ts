import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@hearth/testing/server';
import {
  cancelImport,
  checkImport,
  getImport,
  getProgress,
  listImports,
  startImport,
} from '../../contract/endpoints.ts';
import type { ImportDetail } from '../../contract/schemas.ts';
import { locationsCsv, makeImporter, uploadForm, type TestImporter } from '../../db/factory.ts';
import { findLive } from '../jobs/live.ts';

let server: TestServer;
let us: TestImporter;

/** Set when the tests run on a PostgreSQL server: then progress and cancelling also go through the database. */
const url = process.env['TEST_DATABASE_URL'] ?? '';

beforeAll(async () => {
  server = await startTestServer({ environment: url === '' ? {} : { DATABASE_URL: url } });
});
beforeEach(async () => {
  us = await server.run(makeImporter);
});

async function upload(rows: number) {
  const { payload, headers } = uploadForm('LOCATIONS', locationsCsv(rows));
  const reply = await server.request('POST', `/v1/brands/${us.groupId}/imports`, { token: us.token, payload, headers });
  return { id: us.groupId, import_id: (reply.data as ImportDetail).id };
}

async function written(): Promise<number> {
  const rows = await server.run(({ db }) =>
    db.execute<{ n: number }>(
      sql`select count(*)::int as n from core.brand_view where group_id = ${us.groupId} and number like 'L%'`,
    ),
  );
  return rows[0]?.n ?? -1;
}

const statusOf = async (params: { id: string; import_id: string }) =>
  (await server.call(getImport, { params }, us.token)).data.status;

/** Lets waiting work go on until the rows of an import are being written. */
async function untilWriting(id: string): Promise<void> {
  const isWriting = () => findLive(id)?.phase === 'WRITING' && (findLive(id)?.rowsDone ?? 0) > 0;
  for (let turn = 0; turn < 10_000 && !isWriting(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
}

test('an upload that nobody works on is cancelled at once, and its file is deleted', async () => {
  const params = await upload(2);
  expect((await server.call(cancelImport, { params }, us.token)).data.status).toBe('CANCELLED');
  await server.settle();
  expect(await server.application.tools.files.size(`imports/${us.groupId}/${params.import_id}.csv`)).toBeNull();
});

test('an import that waits for its turn ends without a row written', async () => {
  const params = await upload(10);
  await server.call(checkImport, { params }, us.token);
  await server.settle();
  await server.call(startImport, { params }, us.token);
  expect((await server.call(cancelImport, { params }, us.token)).data.status).toBe('RUNNING');
  await server.settle();
  expect([await statusOf(params), await written()]).toEqual(['CANCELLED', 0]);
});

test('an import that is cancelled while its rows are being written leaves none of them', async () => {
  const params = await upload(9000);
  await server.call(checkImport, { params }, us.token);
  await server.settle();
  await server.call(startImport, { params }, us.token);
  const work = server.settle();
  await untilWriting(params.import_id);
  const progress = await server.call(getProgress, { params }, us.token);
  expect(progress.data).toMatchObject({ status: 'RUNNING', phase: 'WRITING', rows_total: 9000 });
  const cancel = server.call(cancelImport, { params }, us.token);
  await work;
  await cancel;
  expect([await statusOf(params), await written()]).toEqual(['CANCELLED', 0]);
});

test('a wish to cancel that another node has written down is heard before the end', async () => {
  const params = await upload(9000);
  await server.call(checkImport, { params }, us.token);
  await server.settle();
  await server.call(startImport, { params }, us.token);
  const ask = () =>
    server.run(({ db }) =>
      db.execute(sql`update imports.import set cancel_asked = true where id = ${params.import_id}`),
    );
  // The embedded database has no other node: there the wish can only come before the writing.
  if (url === '') await ask();
  const work = server.settle();
  if (url !== '') {
    await untilWriting(params.import_id);
    await ask();
  }
  await work;
  expect([await statusOf(params), await written()]).toEqual(['CANCELLED', 0]);
});

test('an import that is done cannot be cancelled', async () => {
  const params = await upload(3);
  await server.call(checkImport, { params }, us.token);
  await server.settle();
  await server.call(startImport, { params }, us.token);
  await server.settle();
  expect((await server.call(cancelImport, { params }, us.token)).refusal.code).toBe('IMPORT_ENDED');
  expect(await written()).toBe(3);
});

test('the list shows the imports of the group, newest first, with whose they are', async () => {
  const first = await upload(1);
  server.clock.advance(1000);
  const second = await upload(1);
  const { data } = await server.call(listImports, { params: { id: us.groupId }, query: {} }, us.token);
  expect(data.imports.map((item) => item.id)).toEqual([second.import_id, first.import_id]);
  expect(data.imports[0]?.created_by_name).toMatch(/^Ada Person/);
});

test('a file counts in the quota of its group for as long as it waits to be imported', async () => {
  const held = async () =>
    (
      await server.run(({ db }) =>
        db.execute<{ bytes: number }>(
          sql`select bytes::int as bytes from media.held where group_id = ${us.groupId} and until is null`,
        ),
      )
    ).map(({ bytes }) => bytes);
  const params = await upload(3);
  expect(await held()).toEqual([Buffer.byteLength(locationsCsv(3))]);
  expect((await server.call(cancelImport, { params }, us.token)).status).toBe(200);
  expect(await held()).toEqual([]);
});
