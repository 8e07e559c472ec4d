import { beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@hearth/testing/server';
import { checkImport, downloadImportRows, getImport, listImportRows } from '../../contract/endpoints.ts';
import type { ImportDetail } from '../../contract/schemas.ts';
import { makeImporter, STORE_DIRECTORY, uploadForm, type TestImporter } from '../../db/factory.ts';

const HOSTILE = `=HYPERLINK("http://evil")`;
let server: TestServer;
let us: TestImporter;
let params: { id: string; import_id: string };

beforeAll(async () => {
  server = await startTestServer();
  us = await server.run(makeImporter);
  const evil = `Harbour,"${HOSTILE.replaceAll('"', '""')}",@SUM,Licensed,,,,XX,,,,,\n`;
  const { payload, headers } = uploadForm('LOCATIONS', STORE_DIRECTORY + evil);
  const reply = await server.request('POST', `/v1/brands/${us.groupId}/imports`, { token: us.token, payload, headers });
  params = { id: us.groupId, import_id: (reply.data as ImportDetail).id };
  await server.call(checkImport, { params }, us.token);
  await server.settle();
});

test('reported rows are paged, refused ones first, each in the order of the file', async () => {
  const first = await server.call(listImportRows, { params, query: { limit: '3' } }, us.token);
  const next = await server.call(listImportRows, { params, query: { limit: '3', offset: '3' } }, us.token);
  expect(first.data.total).toBe(11);
  expect([...first.data.rows, ...next.data.rows].map((row) => row.line)).toEqual([9, 10, 11, 12, 13, 15]);
});

test('rows are filtered by rule', async () => {
  const { data } = await server.call(listImportRows, { params, query: { rule: 'zone_completed' } }, us.token);
  expect(data).toMatchObject({ total: 1, rows: [{ line: 4, refused: false }] });
});

test('each rule is counted, refusals first', async () => {
  const { data } = await server.call(getImport, { params }, us.token);
  expect(data.rules[0]).toEqual({ rule: 'country_unknown', field: 'country', severity: 'REFUSAL', rows: 2 });
  expect(data.rules.find(({ rule }) => rule === 'no_pin')).toMatchObject({ severity: 'WARNING', rows: 1 });
});

test('the downloaded rows are CSV that no spreadsheet runs', async () => {
  const { text, headers } = await server.call(downloadImportRows, { params, query: { severity: 'REFUSAL' } }, us.token);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment/);
  const lines = text.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines[0]).toBe('line,row,result,field,rule,value,detail');
  expect(lines).toHaveLength(7);
  expect(text).toContain(`"'=HYPERLINK(""http://evil"")`);
  expect(text).not.toMatch(/(^|,)"?[=@+-]/m);
});
