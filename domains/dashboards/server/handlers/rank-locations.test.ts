import { makeEmployer } from '@hearth/domains/access/factory';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { requestTimeOff } from '@hearth/domains/scheduling/contract';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { rankLocations } from '../../contract/endpoints.ts';

const server = await startTestServer({ at: '2026-11-17T11:00:00Z' });

const ranked = (restaurant: Restaurant, token: string, query: Parameters<typeof ask>[2] = {}, at?: string) =>
  ask(at ?? restaurant.groupId, token, query);
async function ask(id: string, token: string, query: { by?: 'gaps' | 'time_off'; offset?: string; limit?: string }) {
  return server.call(rankLocations, { params: { id }, query }, token);
}
const gapAt = (restaurant: Restaurant, locationId: string) =>
  server.run(({ db }) => makeShift(db, { groupId: restaurant.groupId, locationId }));
const everything = ['VIEW_HALO_DASHBOARD', 'VIEW_SCHEDULE', 'DECIDE_TIME_OFF'] as const;

test('locations are ranked with the worst first, the sums are over all of them', async () => {
  const restaurant = await openRestaurant(server);
  const head = await restaurant.managerWith(everything);
  await gapAt(restaurant, restaurant.there);
  await gapAt(restaurant, restaurant.there);
  await server.call(
    requestTimeOff,
    {
      params: { employee_id: restaurant.ines.id },
      body: { starts_on: '2026-11-24', ends_on: '2026-11-25', kind: 'HOLIDAY', note: '' },
    },
    restaurant.ines.user.token,
  );
  const { data } = await ranked(restaurant, head.token);
  expect(data).toMatchObject({ location_count: 2, total: 2, sums: { gaps: 2, time_off: 1, waiting: null } });
  expect(data.locations.map(({ location, first }) => [location.name, first])).toEqual([
    ['Harbour Terrace', 'gaps'],
    ['Harbour House', 'time_off'],
  ]);
});

test('ranked by one figure, only locations that have it are listed, by page', async () => {
  const restaurant = await openRestaurant(server);
  const head = await restaurant.managerWith(everything);
  await gapAt(restaurant, restaurant.here);
  await gapAt(restaurant, restaurant.there);
  await gapAt(restaurant, restaurant.there);
  const names = async (offset: string) => {
    const { data } = await ranked(restaurant, head.token, { by: 'gaps', offset, limit: '1' });
    return [data.total, ...data.locations.map(({ location }) => location.name)];
  };
  expect(await names('0')).toEqual([2, 'Harbour Terrace']);
  expect(await names('1')).toEqual([2, 'Harbour House']);
  expect((await ranked(restaurant, head.token, { by: 'time_off' })).data.total).toBe(0);
});

test('what happens at a location that the reader has no right in is neither listed nor summed', async () => {
  const restaurant = await openRestaurant(server);
  await gapAt(restaurant, restaurant.here);
  await gapAt(restaurant, restaurant.there);
  const { token } = await server.run((work) => makeEmployer(work, { brandId: restaurant.here, as: everything }));
  const { data } = await ranked(restaurant, token);
  expect(data).toMatchObject({ location_count: 1, total: 1, sums: { gaps: 1 } });
  expect(data.locations.map(({ location }) => location.id)).toEqual([restaurant.here]);
});

test('a right that does not hold everywhere below shows no figure rather than a part of it', async () => {
  const restaurant = await openRestaurant(server);
  await gapAt(restaurant, restaurant.here);
  const { token } = await server.run((work) =>
    makeEmployer(
      work,
      { brandId: restaurant.groupId, as: ['VIEW_HALO_DASHBOARD'] },
      { brandId: restaurant.here, as: ['VIEW_SCHEDULE'] },
    ),
  );
  expect((await ranked(restaurant, token)).data).toMatchObject({ total: 0, sums: { gaps: null } });
});

test('yesterday and the day after count by the date at the location', async () => {
  const restaurant = await openRestaurant(server);
  const head = await restaurant.managerWith(everything);
  for (const date of ['2026-11-16', '2026-11-18'])
    await server.run(({ db }) =>
      makeShift(db, { groupId: restaurant.groupId, locationId: restaurant.here }, { date, employee_id: null }),
    );
  expect((await ranked(restaurant, head.token)).data.sums).toMatchObject({ gaps: 0, hidden: 1 });
});
