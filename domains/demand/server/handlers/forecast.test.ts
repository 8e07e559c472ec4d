import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { adjustForecast, approveForecast, getDemand, listForecastChanges } from '../../contract/forecast-endpoints.ts';

const NOW = '2026-11-30T12:00:00Z';
const server = await startTestServer({ at: NOW });
const WEEK = [200, 220, 250, 300, 600, 800, 500];

/** A file of so many days before Monday, 30 November 2026. */
function pastDays(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse('2026-11-30') - (index + 1) * 86_400_000);
    return `${day.toISOString().slice(0, 10)},${WEEK[(day.getUTCDay() + 6) % 7] ?? 0}`;
  });
  return ['date,covers', ...lines].join('\n');
}

async function openWithPast(count = 200): Promise<Restaurant> {
  const restaurant = await openRestaurant(server);
  await send(restaurant, pastDays(count));
  await server.settle();
  return restaurant;
}

async function send({ here, manager }: Restaurant, text: string): Promise<void> {
  const file = { field: 'file', name: 'till.csv', type: 'text/csv', bytes: Buffer.from(text) };
  const form = multipart({ act: 'WRITE' }, [file]);
  const { status } = await server.request('POST', `/v1/brands/${here}/demand_actuals/import`, {
    token: manager.token,
    ...form,
  });
  expect(status).toBe(200);
}

const read = async ({ here, manager }: Restaurant, token = manager.token) =>
  (await server.call(getDemand, { params: { id: here }, query: {} }, token)).data;
const expected = async (restaurant: Restaurant, day: string) =>
  (await read(restaurant)).days.find((one) => one.day === day)?.forecast;
const adjust = ({ here, manager }: Restaurant, body: object, day = '2026-12-05', token = manager.token) =>
  server.call(
    adjustForecast,
    { params: { id: here, driver: 'COVERS', day }, body: { total: 950, reason: 'Derby', version: 1, ...body } },
    token,
  );
const approve = ({ here, manager }: Restaurant, isApproved: boolean, version: number, token = manager.token) =>
  server.call(
    approveForecast,
    {
      params: { id: here, driver: 'COVERS' },
      body: { is_approved: isApproved, days: [{ day: '2026-12-05', version }] },
    },
    token,
  );

test('an import is followed by a forecast of six weeks, with its error beside the plain mean', async () => {
  const restaurant = await openWithPast();
  const { days, quality, today } = await read(restaurant);
  expect([today, days.length]).toEqual(['2026-11-30', 98]);
  const ahead = days.filter(({ forecast }) => forecast !== null);
  expect([ahead[0]?.day, ahead.length]).toEqual(['2026-11-30', 42]);
  const saturday = ahead.find(({ day }) => day === '2026-12-05')?.forecast?.total ?? 0;
  expect(Math.abs(saturday - 800)).toBeLessThan(80);
  expect(ahead.find(({ day }) => day === '2026-12-25')?.forecast?.is_holiday).toBe(true);
  expect(quality).toMatchObject({ days_known: 200, lenders: 0 });
  expect(quality?.days_compared).toBeGreaterThan(30);
  expect(quality?.own?.wape).toBeLessThan(0.2);
  expect(quality?.plain).not.toBeNull();
});

test('an adjusted day stays through other forecasts until it is taken back, with history', async () => {
  const restaurant = await openWithPast();
  const before = (await expected(restaurant, '2026-12-05'))?.total;
  expect((await adjust(restaurant, { reason: '' })).refusal.code).toBe('FORECAST_REASON');
  expect((await adjust(restaurant, {})).data.version).toBe(2);
  expect((await adjust(restaurant, {})).refusal.code).toBe('FORECAST_CHANGED_SINCE');
  await send(restaurant, pastDays(200).replaceAll(',800', ',1600'));
  await server.settle();
  expect(await expected(restaurant, '2026-12-05')).toMatchObject({ total: before, adjusted: 950, reason: 'Derby' });
  expect((await expected(restaurant, '2026-12-12'))?.total).toBeGreaterThan(1200);
  await adjust(restaurant, { total: null, reason: '', version: 2 });
  await server.settle();
  const after = await expected(restaurant, '2026-12-05');
  expect(after?.adjusted).toBeNull();
  expect(after?.total).toBeGreaterThan(1200);
  const params = { id: restaurant.here, driver: 'COVERS' as const };
  const { data } = await server.call(listForecastChanges, { params }, restaurant.manager.token);
  expect(data.changes).toMatchObject([
    { action: 'TAKEN_BACK', before: 950, after: before },
    { action: 'ADJUSTED', before, after: 950, reason: 'Derby' },
  ]);
});

test('whoever may publish approves; an approved day stays, and another figure ends the approval', async () => {
  const restaurant = await openWithPast();
  const planner = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  expect((await approve(restaurant, true, 1, planner.token)).status).toBe(403);
  expect((await approve(restaurant, true, 1)).data.changed).toBe(1);
  expect((await expected(restaurant, '2026-12-05'))?.approved_by).not.toBeNull();
  expect((await adjust(restaurant, { version: 2 }, '2026-12-05', planner.token)).data.version).toBe(3);
  expect(await expected(restaurant, '2026-12-05')).toMatchObject({ adjusted: 950, approved_at: null });
  expect((await approve(restaurant, true, 2)).refusal.code).toBe('FORECAST_CHANGED_SINCE');
  expect((await approve(restaurant, true, 3)).data.changed).toBe(1);
  expect((await approve(restaurant, false, 4)).data.changed).toBe(1);
});

test('days that are over, without a forecast, or of others are refused', async () => {
  const restaurant = await openWithPast(60);
  const stranger = await openRestaurant(server);
  expect((await adjust(restaurant, {}, '2026-11-29')).refusal.code).toBe('FORECAST_DAY_OVER');
  expect((await adjust(restaurant, {}, '2027-05-01')).refusal.code).toBe('FORECAST_MISSING');
  expect((await adjust(restaurant, {}, '2026-12-05', stranger.manager.token)).status).toBe(404);
  expect((await adjust(stranger, {})).refusal.code).toBe('FORECAST_MISSING');
  const params = { id: restaurant.here, driver: 'SALES' as const };
  const { refusal } = await server.call(listForecastChanges, { params }, restaurant.manager.token);
  expect(refusal.code).toBe('SALES_NOT_ALLOWED');
});
