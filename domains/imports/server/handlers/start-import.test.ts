import { listNotices } from '@hearth/domains/notices/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@hearth/testing/server';
import { checkImport, getImport, listImportRows, saveMapping, startImport } from '../../contract/endpoints.ts';
import type { ImportDetail } from '../../contract/schemas.ts';
import {
  employeesCsv,
  locationsCsv,
  makeImporter,
  shiftsCsv,
  STORE_DIRECTORY,
  uploadForm,
  type TestImporter,
} from '../../db/factory.ts';

let server: TestServer;
let us: TestImporter;

beforeAll(async () => {
  server = await startTestServer();
  us = await server.run(makeImporter);
});

async function upload(file: string, kind = 'LOCATIONS', by = us) {
  const { payload, headers } = uploadForm(kind, file);
  const reply = await server.request('POST', `/v1/brands/${by.groupId}/imports`, { token: by.token, payload, headers });
  return { id: by.groupId, import_id: (reply.data as ImportDetail).id };
}

async function detailOf(params: { id: string; import_id: string }, by = us) {
  return (await server.call(getImport, { params }, by.token)).data;
}

async function checked(file: string, kind = 'LOCATIONS', by = us) {
  const params = await upload(file, kind, by);
  const reply = await server.call(checkImport, { params }, by.token);
  expect(reply.status).toBe(200);
  await server.settle();
  return { params, detail: await detailOf(params, by) };
}

async function imported(file: string, kind = 'LOCATIONS', by = us) {
  const { params } = await checked(file, kind, by);
  expect((await server.call(startImport, { params }, by.token)).status).toBe(200);
  await server.settle();
  return { params, detail: await detailOf(params, by) };
}

function locationsOf(groupId: string) {
  return server.run(({ db }) =>
    db.execute<{ number: string; name: string; time_zone: string; latitude: number | null; path: string[] }>(sql`
      select number, name, time_zone, latitude, array(select a.name from core.brand_view a where a.id = any (b.ancestor_ids)
        order by cardinality(a.ancestor_ids)) as path
      from core.brand_view b where group_id = ${groupId} and type = 'LOCATION' and number not in ('A-1', 'B-2') order by number`),
  );
}

test('whoever started an import hears that it is done, with what it did; a check is no news', async () => {
  const importer = await server.run(makeImporter);
  const told = async () => (await server.call(listNotices, { query: {} }, importer.token)).data.notices;
  await checked(STORE_DIRECTORY, 'LOCATIONS', importer);
  expect(await told()).toEqual([]);
  const { params } = await imported(STORE_DIRECTORY, 'LOCATIONS', importer);
  expect(await told()).toMatchObject([
    {
      kind: 'imports.ended',
      title: expect.stringMatching(/^Import complete: /) as string,
      text: 'New: 8. Updated: 0. Rejected: 5.',
      link: `/settings/imports/${params.import_id}`,
    },
  ]);
});

test('a check says what an import would do, and writes nothing', async () => {
  const importer = await server.run(makeImporter);
  const { detail } = await checked(STORE_DIRECTORY, 'LOCATIONS', importer);
  expect(detail.status).toBe('CHECKED');
  expect(detail.counts).toEqual({ rows: 13, created: 8, updated: 0, same: 0, refused: 5, warned: 5 });
  expect(await locationsOf(importer.groupId)).toEqual([]);
});

test('an import writes the good rows as a tree with zones, and lists every refused row with its reason', async () => {
  const importer = await server.run(makeImporter);
  const { params, detail } = await imported(STORE_DIRECTORY, 'LOCATIONS', importer);
  expect(detail).toMatchObject({ status: 'DONE', counts: { created: 8, refused: 5, warned: 5 }, rows_done: 13 });
  const locations = await locationsOf(importer.groupId);
  expect(locations.map(({ number, time_zone }) => [number, time_zone])).toEqual([
    ['1005-1', 'America/Argentina/Buenos_Aires'],
    ['1006-2', 'Asia/Singapore'],
    ['1007-3', 'Asia/Shanghai'],
    ['1008-4', 'Europe/Berlin'],
    ['1013-9', 'Asia/Riyadh'],
    ['19773-160973', 'Asia/Seoul'],
    ['22331-212325', 'Asia/Dubai'],
    ['47370-257954', 'Europe/Andorra'],
  ]);
  expect(locations.find(({ number }) => number === '1007-3')?.path.slice(1)).toEqual([
    'China',
    'Shanghai',
    '上海来福士广场',
  ]);
  expect(locations.find(({ number }) => number === '19773-160973')?.latitude).toBeNull();

  const { data } = await server.call(listImportRows, { params, query: { severity: 'REFUSAL' } }, importer.token);
  expect(
    data.rows.map(({ line, reasons }) => [line, reasons.map(({ field, rule, detail: more }) => [field, rule, more])]),
  ).toEqual([
    [9, [['number', 'duplicate', '8']]],
    [10, [['country', 'country_unknown', '']]],
    [11, [['time_zone', 'required', '']]],
    [12, [['name', 'required', '']]],
    [13, [['row', 'cell_count', '13']]],
  ]);
});

test('the same file again changes nothing, and a changed row changes one', async () => {
  const importer = await server.run(makeImporter);
  await imported(locationsCsv(30), 'LOCATIONS', importer);
  const again = await imported(locationsCsv(30), 'LOCATIONS', importer);
  expect(again.detail.counts).toMatchObject({ created: 0, updated: 0, same: 30 });
  expect(again.detail.imported_before_at).not.toBeNull();
  const renamed = await imported(locationsCsv(30).replace('Store 7', 'Dock 7'), 'LOCATIONS', importer);
  expect(renamed.detail.counts).toMatchObject({ created: 0, updated: 1, same: 29 });
});

test('employees go to their locations by number, and unknown locations are refused', async () => {
  const importer = await server.run(makeImporter);
  await imported(locationsCsv(3), 'LOCATIONS', importer);
  const { detail } = await imported(`${employeesCsv(20, 3)}X1,Ana,Silva,,L99,Cook,,,\r\n`, 'EMPLOYEES', importer);
  expect(detail.counts).toMatchObject({ rows: 21, created: 20, refused: 1 });
  expect(detail.rules).toEqual([{ rule: 'location_unknown', field: 'location_number', severity: 'REFUSAL', rows: 1 }]);
  const again = await imported(employeesCsv(20, 3), 'EMPLOYEES', importer);
  expect(again.detail.counts).toMatchObject({ created: 0, updated: 0, same: 20 });
});

test('shifts go to their people and locations, and those that overlap are refused by scheduling', async () => {
  const importer = await server.run(makeImporter);
  await imported(locationsCsv(2), 'LOCATIONS', importer);
  await imported(employeesCsv(4, 2), 'EMPLOYEES', importer);
  const overlapping = 'L1,E1,2026-03-02,12:00,20:00,Barista,0\r\n';
  const { params, detail } = await imported(shiftsCsv(4, 2) + overlapping, 'SHIFTS', importer);
  expect(detail.counts).toMatchObject({ rows: 9, created: 8, refused: 1 });
  const { data } = await server.call(listImportRows, { params, query: {} }, importer.token);
  expect(data.rows).toMatchObject([{ line: 10, refused: true, reasons: [{ rule: 'overlap' }] }]);
  const again = await imported(shiftsCsv(4, 2), 'SHIFTS', importer);
  expect(again.detail.counts).toMatchObject({ created: 0, same: 8 });
});

test('nothing starts before a check, and nothing is checked before the needed columns are chosen', async () => {
  const params = await upload('foo,bar\n1,2\n');
  const incomplete = await server.call(checkImport, { params }, us.token);
  expect(incomplete.status).toBe(400);
  expect(incomplete.refusal.fields?.map(({ field, rule }) => [field, rule])).toEqual([
    ['mapping.number', 'required'],
    ['mapping.name', 'required'],
    ['mapping.country', 'required'],
  ]);
  const { params: fresh } = { params: await upload(locationsCsv(1)) };
  expect((await server.call(startImport, { params: fresh }, us.token)).refusal.code).toBe('IMPORT_NOT_CHECKED');
});

test('new columns undo a check: the import has to be checked again', async () => {
  const { params, detail } = await checked(locationsCsv(2));
  const { city = 0, ...others } = detail.mapping;
  const body = { mapping: { ...others, name: city }, options: detail.options };
  const saved = await server.call(saveMapping, { params, body }, us.token);
  expect(saved.data).toMatchObject({ status: 'UPLOADED', counts: null });
  expect((await server.call(startImport, { params }, us.token)).refusal.code).toBe('IMPORT_NOT_CHECKED');
});

test('an import that ended cannot be started again', async () => {
  const importer = await server.run(makeImporter);
  const { params } = await imported(locationsCsv(1), 'LOCATIONS', importer);
  expect((await server.call(startImport, { params }, importer.token)).refusal.code).toBe('IMPORT_ENDED');
});

test('the file is deleted when its import is done', async () => {
  const importer = await server.run(makeImporter);
  const { params } = await imported(locationsCsv(1), 'LOCATIONS', importer);
  const { files } = server.application.tools;
  expect(await files.size(`imports/${importer.groupId}/${params.import_id}.csv`)).toBeNull();
});

test('imports of another group are not found', async () => {
  const others = await server.run(makeImporter);
  const params = await upload(locationsCsv(1));
  for (const call of [getImport, checkImport, startImport]) {
    expect((await server.call(call, { params: { ...params, id: others.groupId } }, others.token)).status).toBe(404);
    expect((await server.call(call, { params }, others.token)).status).toBe(404);
  }
});
