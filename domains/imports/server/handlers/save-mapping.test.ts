import { beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@hearth/testing/server';
import { saveMapping } from '../../contract/endpoints.ts';
import type { ImportDetail } from '../../contract/schemas.ts';
import { locationsCsv, makeImporter, uploadForm, type TestImporter } from '../../db/factory.ts';

let server: TestServer;
let us: TestImporter;
let detail: ImportDetail;

beforeAll(async () => {
  server = await startTestServer();
  us = await server.run(makeImporter);
  const { payload, headers } = uploadForm('LOCATIONS', locationsCsv(2));
  const reply = await server.request('POST', `/v1/brands/${us.groupId}/imports`, { token: us.token, payload, headers });
  detail = reply.data as ImportDetail;
});

async function problems(mapping: Record<string, number>) {
  const params = { id: us.groupId, import_id: detail.id };
  const { status, refusal } = await server.call(
    saveMapping,
    { params, body: { mapping, options: detail.options } },
    us.token,
  );
  return [status, refusal.fields?.map(({ field, rule }) => [field, rule])];
}

test('a column that the file does not have, a field that the kind does not have, and a column used twice are refused by name', async () => {
  expect(await problems({ number: 50 })).toEqual([400, [['mapping.number', 'column']]]);
  expect(await problems({ pay_rate: 0 })).toEqual([400, [['mapping.pay_rate', 'known_field']]]);
  expect(await problems({ number: 0, name: 0 })).toEqual([400, [['mapping.name', 'once']]]);
  expect(await problems({ number: -1 })).toMatchObject([400, [['mapping.number', expect.any(String)]]]);
});

test('a mapping is kept', async () => {
  const params = { id: us.groupId, import_id: detail.id };
  const body = {
    mapping: { number: 0, name: 4, country: 2 },
    options: { date_format: 'DAY_FIRST', decimal_mark: 'COMMA' },
  } as const;
  const { data } = await server.call(saveMapping, { params, body }, us.token);
  expect(data).toMatchObject(body);
});
