import { openRestaurant } from '@hearth/domains/team/factory';
import type { Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import { makeShift } from '../../../db/factory.ts';
import { publishShifts } from '../../queries/publication.ts';

const server = await startTestServer();
const WEEK = { from: '2026-11-16', to: '2026-11-22' };

type Query = Partial<Parameters<typeof server.call<typeof contract.exportShifts>>[1]['query']>;
const ask = (
  { here, manager }: Restaurant,
  { at = here, token = manager.token, query = {} }: { at?: string; token?: string; query?: Query } = {},
) =>
  server.call(
    contract.exportShifts,
    { params: { id: at }, query: { ...WEEK, format: 'csv', language: 'en', ...query } },
    token,
  );
const linesOf = async (...asked: Parameters<typeof ask>): Promise<string[]> =>
  (await ask(...asked)).text.replace('\ufeff', '').trimEnd().split('\r\n').slice(1);

async function openWeek(): Promise<Restaurant> {
  const restaurant = await openRestaurant(server);
  const { groupId, here: locationId, there, ines, bar, kitchen } = restaurant;
  await server.run(async ({ db }) => {
    const place = { groupId, locationId };
    await makeShift(db, place, { employee_id: ines.id, position_id: bar, note: '=1+1' });
    await makeShift(db, place, { position_id: kitchen, date: '2026-11-18', start: '22:00', end: '02:00' });
    await makeShift(db, place, { position_id: bar, date: '2026-11-23' });
    await makeShift(db, { groupId, locationId: there }, { position_id: bar });
  });
  return restaurant;
}

test('an export has the shifts of the location on these days, drafts and open ones too', async () => {
  expect(await linesOf(await openWeek())).toEqual([
    '2026-11-17,10:00,18:00,30,7.5,Inês,Quintela,Bartender,,Draft,"\'=1+1"',
    '2026-11-18,22:00,02:00,30,3.5,,,Chef de partie,,Draft,',
  ]);
});

test('a shift that was changed since staff saw it says so', async () => {
  const restaurant = await openRestaurant(server);
  const place = { groupId: restaurant.groupId, locationId: restaurant.here };
  await server.run(async ({ db, clock }) => {
    const ids = [];
    for (const date of ['2026-11-16', '2026-11-17', '2026-11-18']) ids.push((await makeShift(db, place, { date })).id);
    await publishShifts(db, ids.slice(0, 2), clock.now());
    await db.query('update scheduling.shift set note = $2 where id = $1', [ids[1], 'bring keys']);
  });
  const states = (await linesOf(restaurant)).map((line) => line.split(',').at(-2));
  expect(states).toEqual(['Published', 'Changed since it was published', 'Draft']);
});

test('a right that is narrowed to the kitchen has only its shifts in the file', async () => {
  const restaurant = await openWeek();
  const chef = await restaurant.managerWith(['VIEW_SCHEDULE'], ['KITCHEN']);
  expect(await linesOf(restaurant, { token: chef.token })).toHaveLength(1);
});

test('who helps out in the kitchen from another department is named to those who see their people, as on the page', async () => {
  const restaurant = await openRestaurant(server);
  const { groupId, here: locationId, ines, kitchen } = restaurant;
  await server.run(({ db }) => makeShift(db, { groupId, locationId }, { employee_id: ines.id, position_id: kitchen }));
  const chef = await restaurant.managerWith(['VIEW_SCHEDULE'], ['KITCHEN']);
  expect(await linesOf(restaurant, { token: chef.token })).toEqual([expect.stringContaining(',7.5,,,Chef de partie,')]);
  expect(await linesOf(restaurant)).toEqual([expect.stringContaining(',Inês,Quintela,Chef de partie,')]);
});

test('more than a year, days in the wrong order, a group and another group’s location are refused', async () => {
  const restaurant = await openWeek();
  const other = await openRestaurant(server);
  expect((await ask(restaurant, { query: { to: '2027-11-17' } })).refusal.code).toBe('RANGE_TOO_LONG');
  expect((await ask(restaurant, { query: { to: '2026-11-15' } })).refusal.code).toBe('DATES_REVERSED');
  expect((await ask(restaurant, { at: restaurant.groupId })).refusal.code).toBe('SCHEDULE_NEEDS_LOCATION');
  expect((await ask(restaurant, { at: other.here })).status).toBe(404);
});
