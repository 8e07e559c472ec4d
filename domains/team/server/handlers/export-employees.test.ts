import { listOwnExports, downloadOwnExport } from '@hearth/domains/exports/contract';
import { listNotices } from '@hearth/domains/notices/contract';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { openRestaurant, type Restaurant } from '../../db/factory.ts';
import * as contract from '../../contract/endpoints.ts';

const server = await startTestServer();

interface Asked {
  readonly at?: string;
  readonly token?: string;
  readonly query?: object;
}

const ask = ({ groupId, manager }: Restaurant, { at = groupId, token = manager.token, query = {} }: Asked = {}) =>
  server.call(
    contract.exportEmployees,
    { params: { id: at }, query: { format: 'csv', language: 'en', ...query } },
    token,
  );

async function linesOf(restaurant: Restaurant, asked: Asked = {}): Promise<string[]> {
  const reply = await ask(restaurant, asked);
  expect(reply.status).toBe(200);
  return reply.text.replace('\ufeff', '').trimEnd().split('\r\n');
}

const namesOf = async (restaurant: Restaurant, asked: Asked = {}): Promise<string[]> =>
  (await linesOf(restaurant, asked)).slice(1).map((line) => line.split(',').slice(1, 3).join(' '));

/** The bytes of a workbook, which a test reply has only as text. */
async function workbookOf({ groupId, manager }: Restaurant, language = 'en'): Promise<Buffer> {
  const reply = await server.application.app.inject({
    method: 'POST',
    url: `/v1/brands/${groupId}/employees/export?format=xlsx&language=${language}`,
    headers: { authorization: `Bearer ${manager.token}` },
  });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}

/** Employs many at once. */
const hireMany = ({ groupId, here }: Restaurant, count: number): Promise<unknown> =>
  server.run(({ db }) =>
    db.execute(sql`
      insert into team.employee (id, group_id, location_id, first_name, last_name, status, created_at, updated_at)
      select gen_random_uuid(), ${groupId}, ${here}, 'Extra', 'No ' || n, 'ACTIVE', now(), now() from generate_series(1, ${count}) n`),
  );

test('an export has the people of the list, by name, with their pay', async () => {
  const restaurant = await openRestaurant(server);
  await restaurant.hireAt(restaurant.there, {
    lastName: 'Alves',
    employeeNumber: 'E-1',
    phone: '+351912345678',
    pay: { amount: 1250, currency: 'EUR' },
  });
  const reply = await ask(restaurant);
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['content-disposition']).toContain("filename*=UTF-8''Employees%202026-11-16.csv");
  expect(reply.text.startsWith('\ufeff')).toBe(true);
  const [headings, alves, quintela] = await linesOf(restaurant);
  expect(headings).toBe(
    'Employee number,First name,Last name,Email,Phone,Location number,Location,Position,Department,Hours per week,Hourly pay,Currency,First day,Last day,Status',
  );
  expect(alves).toContain('Samir,Alves,,"\'+351912345678",,Harbour Terrace,Waiter,Floor,40,12.50,EUR,');
  expect(quintela).toContain('Inês,Quintela');
});

test('it is narrowed by the filters of the page, and by what a location and a right reach', async () => {
  const restaurant = await openRestaurant(server);
  await restaurant.hireAt(restaurant.there, { lastName: 'Alves' });
  await restaurant.hireAt(restaurant.here, { lastName: 'Menon', positionId: restaurant.kitchen });
  expect(await namesOf(restaurant, { query: { search: 'alv' } })).toEqual(['Samir Alves']);
  expect(await namesOf(restaurant, { query: { status: 'ENDED' } })).toEqual([]);
  expect(await namesOf(restaurant, { at: restaurant.there })).toEqual(['Samir Alves']);
  const chef = await restaurant.managerWith(['VIEW_TEAM'], ['KITCHEN']);
  expect(await namesOf(restaurant, { token: chef.token })).toEqual(['Samir Menon']);
});

test('another group’s people and filters give nothing', async () => {
  const [restaurant, other] = [await openRestaurant(server), await openRestaurant(server)];
  await other.hireAt(other.here, { lastName: 'Foreign' });
  expect((await ask(restaurant, { at: other.groupId })).status).toBe(404);
  expect(await namesOf(restaurant, { query: { position_id: other.bar } })).toEqual([]);
  expect(await namesOf(restaurant, { query: { search: 'Foreign' } })).toEqual([]);
  const nobody = await restaurant.managerWith(['VIEW_SCHEDULE']);
  expect((await ask(restaurant, { token: nobody.token })).status).toBe(403);
});

test('without the right to see pay a file has no columns for it', async () => {
  const restaurant = await openRestaurant(server);
  await restaurant.hireAt(restaurant.here, { pay: { amount: 9999, currency: 'EUR' } });
  const viewer = await restaurant.managerWith(['VIEW_TEAM']);
  const text = (await linesOf(restaurant, { token: viewer.token })).join('\n');
  expect(text).not.toMatch(/pay|Currency|EUR|99\.99/i);
});

test('names that a spreadsheet would run are text, Arabic and emoji stay, and headings are in the reader’s language', async () => {
  const restaurant = await openRestaurant(server);
  await restaurant.hireAt(restaurant.here, { firstName: '=cmd()', lastName: 'Aaa' });
  await restaurant.hireAt(restaurant.here, { firstName: 'سمير 👩‍🍳', lastName: 'Aab', hireDate: '2025-02-01' });
  const lines = await linesOf(restaurant);
  expect(lines[1]).toContain('"\'=cmd()",Aaa');
  expect(lines[2]).toContain('سمير 👩‍🍳,Aab');
  const rows = await readSheet(await workbookOf(restaurant, 'de'));
  expect(rows[0]?.slice(0, 3)).toEqual(['Personalnummer', 'Vorname', 'Nachname']);
  expect(rows[1]?.slice(1, 3)).toEqual(['=cmd()', 'Aaa']);
  expect(rows[2]?.slice(1, 3)).toEqual(['سمير 👩‍🍳', 'Aab']);
  expect(rows[2]?.[rows[0]?.indexOf('Erster Tag') ?? -1]).toEqual(new Date('2025-02-01T00:00:00Z'));
});

test('each export is on record with who, what, which filters and how many rows, and records are not changed', async () => {
  const restaurant = await openRestaurant(server);
  await ask(restaurant, { query: { search: 'quin' } });
  const rows = await server.run(({ db }) =>
    db.execute(
      sql`select actor_id, list, format, filter, row_count from exports.export_event where group_id = ${restaurant.groupId}`,
    ),
  );
  expect(rows).toEqual([
    { actor_id: restaurant.manager.userId, list: 'employees', format: 'csv', filter: { search: 'quin' }, row_count: 1 },
  ]);
  await expect(server.run(({ db }) => db.execute(sql`update exports.export_event set row_count = 0`))).rejects.toThrow(
    /permission denied/,
  );
});

test('10,000 people are prepared in the background, for their reader alone, for seven days', async () => {
  const restaurant = await openRestaurant(server);
  const { manager } = restaurant;
  await hireMany(restaurant, 10_000);
  const reply = await ask(restaurant, { query: { format: 'xlsx' } });
  expect(reply.status).toBe(202);
  const { prepared_file_id: id } = reply.data as unknown as { prepared_file_id: string };
  const files = async (token = manager.token) => (await server.call(listOwnExports, { query: {} }, token)).data.files;
  expect(await files()).toMatchObject([{ id, state: 'PREPARING', rows: 10_001 }]);
  await server.settle();
  expect(await files()).toMatchObject([{ id, state: 'READY', rows: 10_001, brand_name: expect.any(String) }]);
  const notices = await server.call(listNotices, { query: {} }, manager.token);
  expect(notices.data.notices[0]).toMatchObject({ title: 'Your file is ready: Employees', link: '/exports' });

  const taken = async () => {
    const [row] = await server.run(({ db }) =>
      db.query(`select key, bytes::int from media.held where key like $1 and until is null`, [`exports/%${id}%`]),
    );
    return row;
  };
  expect(await taken()).toMatchObject({ bytes: (await files())[0]?.bytes ?? expect.any(Number) });
  // Where the group has no room left there is no file, and its person is told why.
  await server.run(({ db }) =>
    db.query(
      `insert into media.held (key, group_id, bytes, until) values ('full', $1, 20::bigint * 1024 * 1024 * 1024, null)`,
      [restaurant.groupId],
    ),
  );
  expect((await ask(restaurant, { query: { format: 'csv' } })).status).toBe(202);
  await server.settle();
  expect((await files())[0]).toMatchObject({ state: 'FAILED' });
  const { data: news } = await server.call(listNotices, { query: {} }, manager.token);
  expect(news.notices[0]).toMatchObject({ text: 'There’s no space left for files. Try again later.' });

  const download = (token: string) => server.call(downloadOwnExport, { params: { prepared_file_id: id } }, token);
  const { url } = (await download(manager.token)).data;
  const file = await server.application.app.inject({ method: 'GET', url });
  expect(file.headers['content-disposition']).toContain('Employees%202026-11-16.xlsx');
  expect(await readSheet(file.rawPayload)).toHaveLength(10_002);

  const other = await restaurant.managerWith(['VIEW_TEAM', 'VIEW_PAY']);
  expect((await download(other.token)).status).toBe(404);
  expect(await files(other.token)).toEqual([]);
}, 240_000);
