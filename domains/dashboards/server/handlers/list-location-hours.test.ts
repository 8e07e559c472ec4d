import { makeEmployer } from '@hearth/domains/access/factory';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { openRestaurant } from '@hearth/domains/team/factory';
import type { Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { captureStatements } from '@hearth/testing/statements';
import { expect, test } from 'vitest';
import { listLocationHours } from '../../contract/endpoints.ts';

const server = await startTestServer({ at: '2026-11-17T11:00:00Z' });
const MAY = ['VIEW_HALO_DASHBOARD', 'VIEW_SCHEDULE', 'VIEW_PAY'] as const;

const hours = (id: string, token: string, query: { offset?: string; limit?: string } = {}) =>
  server.call(listLocationHours, { params: { id }, query }, token);
const shiftAt = (restaurant: Restaurant, locationId: string, content: Parameters<typeof makeShift>[2]) =>
  server.run(({ db }) => makeShift(db, { groupId: restaurant.groupId, locationId }, content));

/** A week of somebody who is paid, with a shift of the week before, an open one, and one whose pay nobody knows. */
async function openWeek() {
  const restaurant = await openRestaurant(server);
  const { here, there } = restaurant;
  const paid = await restaurant.hireAt(here, { pay: { amount: 1200, currency: 'EUR' } });
  const times = { start: '09:00', end: '17:00' };
  await shiftAt(restaurant, here, { ...times, employee_id: paid.id, date: '2026-11-16' });
  await shiftAt(restaurant, here, { ...times, employee_id: paid.id, date: '2026-11-22' });
  await shiftAt(restaurant, here, { ...times, employee_id: paid.id, date: '2026-11-15' });
  await shiftAt(restaurant, here, { ...times, employee_id: paid.id, date: '2026-11-23' });
  await shiftAt(restaurant, here, { ...times, date: '2026-11-18' });
  await shiftAt(restaurant, here, { ...times, employee_id: restaurant.ines.id, date: '2026-11-18' });
  return { ...restaurant, here, there };
}

test('each location has the hours of its week, those of the week before, and what the week costs', async () => {
  const restaurant = await openWeek();
  const head = await restaurant.managerWith(MAY);
  const { data } = await hours(restaurant.groupId, head.token);
  expect(data.total).toBe(2);
  const [house, terrace] = data.locations;
  expect(house).toMatchObject({
    location: { id: restaurant.here, name: 'Harbour House' },
    week: '2026-11-16',
    currency: 'EUR',
  });
  const shift = house?.minutes_before ?? 0;
  expect(shift).toBeGreaterThan(400);
  expect(house).toMatchObject({ minutes: 3 * shift, cost: (2 * shift * 1200) / 60, minutes_without_cost: shift });
  expect(terrace).toMatchObject({ minutes: 0, minutes_before: 0, cost: 0 });
});

test('whoever sees no pay sees hours alone, and whoever sees no schedules nothing', async () => {
  const restaurant = await openWeek();
  const planner = await restaurant.managerWith(['VIEW_HALO_DASHBOARD', 'VIEW_SCHEDULE']);
  const [house] = (await hours(restaurant.groupId, planner.token)).data.locations;
  expect(house).toMatchObject({ cost: null, currency: null, minutes_without_cost: null });
  expect(house?.minutes).toBeGreaterThan(0);
  const recruiter = await restaurant.managerWith(['VIEW_HALO_DASHBOARD', 'VIEW_PAY']);
  expect((await hours(restaurant.groupId, recruiter.token)).data).toEqual({ total: null, locations: [] });
  const cook = await restaurant.managerWith(['VIEW_HALO_DASHBOARD', 'VIEW_SCHEDULE'], ['KITCHEN']);
  expect((await hours(restaurant.groupId, cook.token)).data).toEqual({ total: null, locations: [] });
});

test('of locations elsewhere, in the group or another, nothing is told', async () => {
  const restaurant = await openWeek();
  const { token } = await server.run((work) => makeEmployer(work, { brandId: restaurant.there, as: MAY }));
  const { data } = await hours(restaurant.groupId, token);
  expect(data.locations.map(({ location }) => location.id)).toEqual([restaurant.there]);
  const abroad = await openRestaurant(server);
  const stranger = await abroad.managerWith(MAY);
  expect((await hours(restaurant.groupId, stranger.token)).status).toBe(404);
  expect((await hours(restaurant.groupId, restaurant.ines.user.token)).status).toBe(404);
});

test('locations are read by page in as many statements as one, and no more than 25 at once', async () => {
  const restaurant = await openWeek();
  const head = await restaurant.managerWith(MAY);
  const statements = (limit: string) =>
    captureStatements(server.database, () => hours(restaurant.groupId, head.token, { limit }));
  await statements('1');
  expect((await statements('2')).length).toBe((await statements('1')).length);
  const second = await hours(restaurant.groupId, head.token, { offset: '1', limit: '1' });
  expect(second.data.locations.map(({ location }) => location.id)).toEqual([restaurant.there]);
  expect((await hours(restaurant.groupId, head.token, { offset: '9' })).data.locations).toEqual([]);
  for (const limit of ['0', '26', '-1', 'x'])
    expect((await hours(restaurant.groupId, head.token, { limit })).status).toBe(400);
});
