import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { listActualChanges, putActuals } from '../../contract/actual-endpoints.ts';
import type { ActualsReport } from '../../contract/actual-schemas.ts';
import { getDemand } from '../../contract/forecast-endpoints.ts';

const server = await startTestServer({ at: '2026-11-30T12:00:00Z' });

/** A restaurant whose manager sees sales too. */
async function open(): Promise<Restaurant> {
  const restaurant = await openRestaurant(server);
  return { ...restaurant, manager: await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE', 'VIEW_SALES']) };
}

async function send({ here, manager }: Restaurant, text: string, act: 'CHECK' | 'WRITE', token = manager.token) {
  const bytes = Buffer.from(text);
  const form = multipart({ act }, [{ field: 'file', name: 'till.csv', type: 'text/csv', bytes }]);
  const { status, data } = await server.request('POST', `/v1/brands/${here}/demand_actuals/import`, { token, ...form });
  return { status, data: data as ActualsReport, refusal: data as { readonly code: string } };
}
const FILE = 'date;covers;sales\n2026-11-27;120;3450,50\n2026-11-28;180;5100,00\n';
const put = ({ here, manager }: Restaurant, more: object = {}, token = manager.token) =>
  server.call(
    putActuals,
    {
      params: { id: here, driver: 'COVERS', day: '2026-11-28' },
      body: { step_minutes: 1440, values: [170] },
      ...more,
    },
    token,
  );
const changes = async ({ here, manager }: Restaurant) =>
  (await server.call(listActualChanges, { params: { id: here } }, manager.token)).data.changes;
const covers = async ({ here, manager }: Restaurant, token = manager.token) =>
  (await server.call(getDemand, { params: { id: here }, query: { driver: 'COVERS' } }, token)).data;

test('a file is checked, written once, and corrected with a history', async () => {
  const restaurant = await open();
  const { data: checked } = await send(restaurant, FILE, 'CHECK');
  expect(checked).toMatchObject({ written: false, currency: 'EUR', mistake_count: 0 });
  expect(checked.drivers).toMatchObject([
    { driver: 'COVERS', days_new: 2, total: 300 },
    { driver: 'SALES', days_new: 2, total: 855_050 },
  ]);
  expect((await covers(restaurant)).drivers).toEqual([]);
  expect((await send(restaurant, FILE, 'WRITE')).data.written).toBe(true);
  const again = (await send(restaurant, FILE, 'WRITE')).data;
  expect(again.drivers).toMatchObject([
    { days_same: 2, days_new: 0 },
    { days_same: 2, days_new: 0 },
  ]);
  expect(await changes(restaurant)).toEqual([]);
  const { data: other } = await send(restaurant, FILE.replace('120', '125'), 'WRITE');
  expect(other.changed).toEqual([{ driver: 'COVERS', day: '2026-11-27', before: 120, after: 125 }]);
  expect(await changes(restaurant)).toMatchObject([
    { driver: 'COVERS', day: '2026-11-27', source: 'FILE', file_name: 'till.csv', before: 120, after: 125 },
  ]);
  const { days } = await covers(restaurant);
  expect(days.filter(({ actual }) => actual !== null)).toMatchObject([
    { day: '2026-11-27', actual: 125 },
    { day: '2026-11-28', actual: 180 },
  ]);
});

test('a file with a mistake changes nothing, and says where it is', async () => {
  const restaurant = await openRestaurant(server);
  const { data } = await send(restaurant, `${FILE}2026-11-29;-5;1\n2026-11-27;9;2\n`, 'WRITE');
  expect(data).toMatchObject({ written: false, mistake_count: 3 });
  expect(data.mistakes).toMatchObject([
    { line: 4, column: 2, name: 'covers', rule: 'negative', value: '-5' },
    { line: 5, column: 2, rule: 'twice', first_line: 2 },
    { line: 5, column: 3, rule: 'twice', first_line: 2 },
  ]);
  expect((await covers(restaurant)).drivers).toEqual([]);
  const { data: broken } = await send(restaurant, 'date,covers\n"2026-11-27,1\n', 'CHECK');
  expect(broken.mistakes).toMatchObject([{ rule: 'quote_not_closed' }]);
  expect((await send(restaurant, '', 'CHECK')).data.mistakes).toMatchObject([{ rule: 'no_rows' }]);
  expect((await send(restaurant, '\0\0', 'CHECK')).data.mistakes).toMatchObject([{ rule: 'no_text' }]);
});

test('a till sets a day: the same again changes nothing, and what makes no sense is refused', async () => {
  const restaurant = await openRestaurant(server);
  expect((await put(restaurant)).data.outcome).toBe('CREATED');
  expect((await put(restaurant)).data.outcome).toBe('SAME');
  const quarters = { step_minutes: 15, values: Array.from({ length: 96 }, () => 2) };
  expect((await put(restaurant, { body: quarters })).data.outcome).toBe('CHANGED');
  expect(await changes(restaurant)).toMatchObject([{ source: 'CALL', before: 170, after: 192 }]);
  const code = async (more: object) => (await put(restaurant, more)).refusal.code;
  expect(await code({ body: { step_minutes: 60, values: [1] } })).toBe('ACTUALS_NOT_A_DAY');
  expect(await code({ body: { step_minutes: 1440, values: [100_001] } })).toBe('ACTUALS_TOO_LARGE');
  const tomorrow = { id: restaurant.here, driver: 'COVERS', day: '2026-12-01' };
  expect(await code({ params: tomorrow })).toBe('ACTUALS_IN_FUTURE');
  expect((await put(restaurant, { params: { ...tomorrow, driver: 'EVENTS' } })).data.outcome).toBe('CREATED');
  expect((await put(restaurant, { body: { step_minutes: 1440, values: [-1] } })).status).toBe(400);
});

test('sales are for whoever may see them, and other places for nobody', async () => {
  const restaurant = await open();
  const stranger = await openRestaurant(server);
  await send(restaurant, FILE, 'WRITE');
  await send(restaurant, FILE.replace('5100', '5200'), 'WRITE');
  const planner = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  expect((await send(restaurant, FILE, 'CHECK', planner.token)).refusal.code).toBe('SALES_NOT_ALLOWED');
  const seen = await covers(restaurant, planner.token);
  expect(seen.drivers.map(({ driver }) => driver)).toEqual(['COVERS']);
  expect(seen.may).toEqual({ edit: true, approve: false, see_sales: false });
  const list = await server.call(listActualChanges, { params: { id: restaurant.here } }, planner.token);
  expect(list.data.changes).toEqual([]);
  const sales = { id: restaurant.here, driver: 'SALES', day: '2026-11-28' };
  expect((await put(restaurant, { params: sales }, planner.token)).refusal.code).toBe('SALES_NOT_ALLOWED');
  const reader = await restaurant.managerWith(['VIEW_SCHEDULE']);
  expect((await put(restaurant, {}, reader.token)).status).toBe(403);
  expect((await put(restaurant, {}, stranger.manager.token)).status).toBe(404);
  const group = { params: { id: restaurant.groupId }, query: {} };
  expect((await server.call(getDemand, group, restaurant.manager.token)).refusal.code).toBe('SCHEDULE_NEEDS_LOCATION');
});

test('three years of quarter hours are one file, and soon read', async () => {
  const restaurant = await openRestaurant(server);
  const lines = ['date,time,covers'];
  for (let day = 0; day < 1000; day += 1)
    for (let quarter = 40; quarter < 92; quarter += 1) {
      const date = new Date(Date.UTC(2024, 1, 1 + day)).toISOString().slice(0, 10);
      lines.push(
        `${date},${Math.floor(quarter / 4)}:${String((quarter % 4) * 15).padStart(2, '0')},${(day + quarter) % 9}`,
      );
    }
  const { data } = await send(restaurant, lines.join('\n'), 'WRITE');
  expect(data).toMatchObject({ written: true, drivers: [{ days_new: 1000, days_missing: 0 }] });
});
