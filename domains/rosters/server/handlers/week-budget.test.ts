import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getWeekBudget, setWeekBudget } from '../../contract/budget-endpoints.ts';
import type { BudgetTarget } from '../../contract/budget-schemas.ts';

const server = await startTestServer();
const WEEK = '2026-11-16';
const KITCHEN: BudgetTarget = { department: 'KITCHEN', minutes: 6000, cost: 90_000 };
const ALL: BudgetTarget = { department: null, minutes: 12_000, cost: null };

interface Setting {
  readonly week?: string | null;
  readonly targets?: BudgetTarget[];
  readonly version?: number;
  readonly token?: string;
}
const set = (restaurant: Restaurant, { week = null, targets = [KITCHEN, ALL], version = 0, token }: Setting = {}) =>
  server.call(
    setWeekBudget,
    { params: { id: restaurant.here }, body: { week, targets, version } },
    token ?? restaurant.manager.token,
  );
const read = (restaurant: Restaurant, token = restaurant.manager.token, at = restaurant.here) =>
  server.call(getWeekBudget, { params: { id: at }, query: { week: '2026-11-18' } }, token);

test('targets hold every week, and a week can have its own', async () => {
  const restaurant = await openRestaurant(server);
  expect((await read(restaurant)).data).toEqual({
    week: { targets: [], version: 0 },
    every_week: { targets: [], version: 0 },
    may_edit: true,
  });
  expect((await set(restaurant)).data).toEqual({ targets: [KITCHEN, ALL], version: 1 });
  await set(restaurant, { week: '2026-11-19', targets: [{ ...ALL, minutes: 9000 }] });
  expect((await read(restaurant)).data).toMatchObject({
    week: { targets: [{ department: null, minutes: 9000 }], version: 1 },
    every_week: { targets: [KITCHEN, ALL], version: 1 },
  });
});

test('who may not see pay sees hours alone and leaves the amounts as they are', async () => {
  const restaurant = await openRestaurant(server);
  await set(restaurant);
  const planner = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  expect((await read(restaurant, planner.token)).data.every_week.targets).toEqual([{ ...KITCHEN, cost: null }, ALL]);
  const changed = await set(restaurant, {
    targets: [{ department: 'KITCHEN', minutes: 5000, cost: 1 }],
    version: 1,
    token: planner.token,
  });
  expect(changed.data).toEqual({ targets: [{ department: 'KITCHEN', minutes: 5000, cost: null }], version: 2 });
  expect((await read(restaurant)).data.every_week.targets).toEqual([{ ...KITCHEN, minutes: 5000 }]);
  const ofWeek = [{ department: 'KITCHEN' as const, minutes: 4000, cost: null }];
  await set(restaurant, { week: WEEK, targets: ofWeek, token: planner.token });
  expect((await read(restaurant)).data.week.targets).toEqual([{ ...KITCHEN, minutes: 4000 }]);
});

test('a week whose targets were cleared begins again with the amounts of every week', async () => {
  const restaurant = await openRestaurant(server);
  await set(restaurant);
  await set(restaurant, { week: WEEK, targets: [ALL] });
  await set(restaurant, { week: WEEK, targets: [], version: 1 });
  const planner = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  const targets = [{ ...KITCHEN, minutes: 4000, cost: null }];
  await set(restaurant, { week: WEEK, targets, version: 2, token: planner.token });
  expect((await read(restaurant)).data.week).toEqual({ targets: [{ ...KITCHEN, minutes: 4000 }], version: 3 });
});

test('amounts in another currency than the location’s are no targets', async () => {
  const restaurant = await openRestaurant(server);
  await set(restaurant);
  await server.run(({ db }) => db.execute(sql`update core.brand set currency = 'JPY' where id = ${restaurant.here}`));
  expect((await read(restaurant)).data.every_week.targets).toEqual([{ ...KITCHEN, cost: null }, ALL]);
  const planner = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  await set(restaurant, { version: 1, token: planner.token });
  expect((await read(restaurant)).data.every_week.targets).toEqual([{ ...KITCHEN, cost: null }, ALL]);
  await set(restaurant, { version: 2 });
  expect((await read(restaurant)).data.every_week.targets).toEqual([KITCHEN, ALL]);
});

test('two managers at once: one is told that it has changed; a department named twice is refused', async () => {
  const restaurant = await openRestaurant(server);
  const other = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE']);
  const both = await Promise.all([set(restaurant), set(restaurant, { token: other.token })]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await set(restaurant, { week: WEEK, version: 3 })).refusal.code).toBe('WEEK_BUDGET_CHANGED');
  expect((await set(restaurant, { targets: [ALL, ALL], version: 1 })).refusal.code).toBe('WEEK_BUDGET_TWICE');
});

test('nobody of another group reaches them, and who plans departments sees theirs', async () => {
  const [restaurant, strange] = [await openRestaurant(server), await openRestaurant(server)];
  await set(restaurant);
  expect((await read(restaurant, strange.manager.token)).status).toBe(404);
  expect((await set(restaurant, { version: 1, token: strange.manager.token })).status).toBe(404);
  const chef = await restaurant.managerWith(['VIEW_SCHEDULE', 'EDIT_SCHEDULE'], ['KITCHEN']);
  expect((await read(restaurant, chef.token)).data).toMatchObject({
    every_week: { targets: [{ department: 'KITCHEN', minutes: 6000, cost: null }] },
    may_edit: false,
  });
  expect((await set(restaurant, { version: 1, token: chef.token })).status).toBe(403);
});
