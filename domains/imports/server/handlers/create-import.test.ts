import { beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '@hearth/testing/server';
import { makeWorkbook, textRow } from '../actions/workbook/workbook.fixture.ts';
import type { ImportDetail } from '../../contract/schemas.ts';
import { makeImporter, STORE_DIRECTORY, uploadForm, type TestImporter } from '../../db/factory.ts';

let server: TestServer;
let us: TestImporter;
let others: TestImporter;

beforeAll(async () => {
  server = await startTestServer();
  us = await server.run(makeImporter);
  others = await server.run(makeImporter);
});

function upload(
  file: string | Uint8Array,
  more: { kind?: string; groupId?: string; token?: string; name?: string } = {},
) {
  const { payload, headers } = uploadForm(more.kind ?? 'LOCATIONS', file, more.name);
  const url = `/v1/brands/${more.groupId ?? us.groupId}/imports`;
  return server.request('POST', url, { token: more.token ?? us.token, payload, headers });
}

test('an uploaded file is answered with its columns, samples, and a guess of what they are', async () => {
  const { status, data } = await upload(STORE_DIRECTORY, { name: 'stores.csv' });
  const detail = data as ImportDetail;
  expect(status).toBe(200);
  expect(detail).toMatchObject({
    kind: 'LOCATIONS',
    status: 'UPLOADED',
    file_name: 'stores.csv',
    rows_total: 13,
    encoding: 'utf-8',
    delimiter: ',',
  });
  expect(detail.mapping).toMatchObject({ number: 1, name: 2, country: 7, time_zone: 10, longitude: 11, latitude: 12 });
  expect(detail.columns[2]).toEqual({
    name: 'Store Name',
    samples: ['Meritxell, 96', 'The "Old" Dock', 'Florida y Córdoba', 'Jewel', '上海来福士广场'],
  });
});

test('the order of day and month is guessed from the dates of the file', async () => {
  const { data } = await upload(
    'Number,First name,Last name,Location number,Position,Hire date\n1,A,B,A-1,Cook,25/12/2024\n',
    { kind: 'EMPLOYEES' },
  );
  expect((data as ImportDetail).options).toEqual({ date_format: 'DAY_FIRST', decimal_mark: 'AUTO' });
});

test('a workbook is read by its first visible sheet, with its dates as dates', async () => {
  const header = textRow(1, 'Number', 'First name', 'Last name', 'Location number', 'Position', 'Hire date');
  const row = textRow(2, '1', 'سمير', 'Şahin', 'A-1', 'Cook').replace('</row>', '<c s="1"><v>46354</v></c></row>');
  const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
  const { status, data } = await upload(makeWorkbook({ rows: `${header}${row}`, styles }), { kind: 'EMPLOYEES' });
  expect(status).toBe(200);
  const { encoding, rows_total: rows, columns, options } = data as ImportDetail;
  expect([encoding, rows, options.date_format]).toEqual(['xlsx', 1, 'ISO']);
  expect(columns.map(({ samples }) => samples[0])).toEqual(['1', 'سمير', 'Şahin', 'A-1', 'Cook', '2026-11-28']);
});

test('the code pages that spreadsheets save text in are told apart', async () => {
  const polish = Buffer.from('numer;imi\xea\n1;\xa3ukasz Wi\x9cniewski\n', 'latin1');
  expect(((await upload(polish)).data as ImportDetail).encoding).toBe('windows-1250');
});

describe('a file that cannot be read is refused, naming the rule and the line', () => {
  test.each([
    ['', 'empty_file', 'The file'],
    ['a,b\n', 'no_rows', 'The file'],
    ['a,b\n1,"open\n2,3\n', 'quote_not_closed', 'line 2'],
    ['a,b\n1,"x" y\n', 'quote_misplaced', 'line 2'],
    [Buffer.from([0x50, 0x4b, 3, 4, 1, 2]), 'workbook', 'The file'],
    [Buffer.from('%PDF-1.7 text'), 'not_text', 'The file'],
  ])('%j', async (file, rule, message) => {
    const { status, refusal } = await upload(file);
    expect(status).toBe(400);
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'file', rule }] });
    expect(refusal.fields?.[0]?.message).toContain(message);
  });
});

test('a file over 20 MB is refused before it is read', async () => {
  const { status, refusal } = await upload(Buffer.alloc(20 * 1024 * 1024 + 1, 'a'));
  expect([status, refusal.code]).toEqual([413, 'TOO_LARGE']);
});

test('a file of 5 MB is taken', async () => {
  const row = `1,${'x'.repeat(500)},PT\n`;
  const { status, data } = await upload(`number,name,country\n${row.repeat(10_000)}`);
  expect(status).toBe(200);
  expect((data as ImportDetail).rows_total).toBe(10_000);
});

test('incident 40 (CWE-22): the source is the bytes that were sent: a path or an address is just a broken file', async () => {
  const names = ['../../etc/passwd', 'file:///etc/passwd', 'http://127.0.0.1/x.csv'];
  for (const name of names) {
    const { data } = await upload('number,name,country\n1,A,PT\n', { name });
    expect((data as ImportDetail).rows_total).toBe(1);
  }
});

test('a call without a file, or with an unknown kind, is refused by field', async () => {
  const { headers } = uploadForm('LOCATIONS', '');
  const boundary = String(headers['content-type']).split('boundary=')[1];
  const payload = `--${boundary}\r\ncontent-disposition: form-data; name="kind"\r\n\r\nLOCATIONS\r\n--${boundary}--\r\n`;
  const without = await server.request('POST', `/v1/brands/${us.groupId}/imports`, {
    token: us.token,
    payload,
    headers,
  });
  expect(without.refusal.fields).toMatchObject([{ field: 'file', rule: 'required' }]);
  const unknown = await upload('a\n1\n', { kind: 'SECRETS' });
  expect(unknown.refusal.fields).toMatchObject([{ field: 'kind' }]);
});

test('nobody imports into a group of others, and not below the top of their own', async () => {
  expect((await upload('a\n1\n', { groupId: others.groupId })).status).toBe(404);
  const below = await upload('number\n1\n', { groupId: us.locationIds[0] });
  expect([below.status, below.refusal.code]).toEqual([409, 'IMPORT_AT_GROUP_ONLY']);
});
