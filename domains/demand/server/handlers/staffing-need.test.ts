import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import {
  addStaffingNeed,
  changeStaffingNeed,
  listStaffingNeeds,
  removeStaffingNeed,
} from '../../contract/staffing-need-endpoints.ts';
import type { StaffingNeedContent } from '../../contract/staffing-need-schemas.ts';

const server = await startTestServer();

const evening = ({ bar }: Restaurant): StaffingNeedContent => ({
  position_id: bar,
  weekdays: [6, 5],
  start: '18:00',
  end: '02:00',
  heads: 3,
  valid_from: '2026-11-01',
  valid_until: null,
});

const add = (restaurant: Restaurant, more: Partial<StaffingNeedContent> = {}, token = restaurant.manager.token) =>
  server.call(addStaffingNeed, { params: { id: restaurant.here }, body: { ...evening(restaurant), ...more } }, token);
const list = async (restaurant: Restaurant, at = restaurant.here, token = restaurant.manager.token) =>
  (await server.call(listStaffingNeeds, { params: { id: at } }, token)).data;

test('a need is added, read where it is, changed and removed', async () => {
  const restaurant = await openRestaurant(server);
  const { data } = await add(restaurant);
  expect(data).toMatchObject({ weekdays: [5, 6], start: '18:00', end: '02:00', heads: 3, version: 1 });
  expect((await list(restaurant)).staffing_needs).toEqual([data]);
  expect((await list(restaurant, restaurant.there)).staffing_needs).toEqual([]);
  const params = { id: restaurant.here, staffing_need_id: data.id };
  const change = (heads: number) =>
    server.call(
      changeStaffingNeed,
      { params, body: { content: { ...evening(restaurant), heads }, version: 1 } },
      restaurant.manager.token,
    );
  expect((await change(4)).data).toMatchObject({ heads: 4, version: 2 });
  expect((await change(5)).refusal).toMatchObject({ code: 'CONFLICT' });
  const remove = () => server.call(removeStaffingNeed, { params }, restaurant.manager.token);
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
});

test('what makes no sense is refused', async () => {
  const restaurant = await openRestaurant(server);
  const stranger = await openRestaurant(server);
  expect((await add(restaurant, { end: '18:00' })).refusal.code).toBe('STAFFING_NEED_TIMES');
  expect((await add(restaurant, { valid_until: '2026-10-31' })).refusal.code).toBe('STAFFING_NEED_DATES');
  expect((await add(restaurant, { position_id: stranger.bar })).refusal.code).toBe('UNKNOWN_POSITION');
  expect((await add(restaurant, { weekdays: [] })).status).toBe(400);
});

test('a caller with some departments sees and plans theirs alone, and strangers nothing', async () => {
  const restaurant = await openRestaurant(server);
  const stranger = await openRestaurant(server);
  const { data } = await add(restaurant);
  const narrow = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE'], ['KITCHEN']);
  expect((await list(restaurant, restaurant.here, narrow.token)).staffing_needs).toEqual([]);
  expect((await add(restaurant, {}, narrow.token)).refusal.code).toBe('POSITION_NOT_ALLOWED');
  expect((await add(restaurant, {}, stranger.manager.token)).status).toBe(404);
  const params = { id: stranger.here, staffing_need_id: data.id };
  expect((await server.call(removeStaffingNeed, { params }, stranger.manager.token)).status).toBe(404);
});
