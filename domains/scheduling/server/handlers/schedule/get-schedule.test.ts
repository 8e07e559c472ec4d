import type { Tx } from '@hearth/platform/database';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import { DEFAULT_RULES } from '../../../rules/limits.ts';
import { makeShift } from '../../../db/factory.ts';

const server = await startTestServer();
const TUESDAY = '2026-11-17';
const WEEK = '2026-11-16';

async function week(restaurant: Restaurant, more: { token?: string; week?: string } = {}) {
  const query = { week: more.week ?? TUESDAY };
  const reply = await server.call(
    contract.getSchedule,
    { params: { id: restaurant.here }, query },
    more.token ?? restaurant.manager.token,
  );
  expect(reply.status).toBe(200);
  return reply.data;
}

test('one call gives the week with its people, shifts, rules and rights', async () => {
  const restaurant = await openRestaurant(server);
  await server.run(({ db }) =>
    makeShift(db, { groupId: restaurant.groupId, locationId: restaurant.here }, { employee_id: restaurant.ines.id }),
  );
  expect(await week(restaurant)).toMatchObject({
    location: { name: 'Harbour House', time_zone: 'Europe/Lisbon', currency: 'EUR' },
    week: WEEK,
    week_start: 1,
    version: 0,
    may: { edit: true, publish: true, override: true, see_pay: true },
    people: [{ first_name: 'Inês', contract_minutes_per_week: 2400, has_login: true }],
    positions: [{ name: 'Bartender' }, { name: 'Chef de partie' }],
    shifts: [{ date: TUESDAY, version: 1 }],
    rule_set: DEFAULT_RULES,
  });
});

test('pay of a position alone is pay, and only for whoever may see it', async () => {
  const restaurant = await openRestaurant(server);
  const { id } = await restaurant.hireAt(restaurant.here);
  await server.run(({ db }) =>
    db.query(
      `insert into team.position_rate (id, employee_id, group_id, position_id, effective_from, amount, currency)
       values (gen_random_uuid(), $1, $2, $3, '2026-01-01', 1500, 'EUR')`,
      [id, restaurant.groupId, restaurant.bar],
    ),
  );
  const reader = await restaurant.managerWith(['VIEW_SCHEDULE']);
  const ratesFor = async (token?: string) =>
    (await week(restaurant, token === undefined ? {} : { token })).people.find((one) => one.employee_id === id)?.rates;
  expect(await ratesFor()).toMatchObject([{ position_id: restaurant.bar, rate: { amount: 1500 } }]);
  expect(await ratesFor(reader.token)).toEqual([]);
});

test('without a week it is the one that it is now at the location', async () => {
  const restaurant = await openRestaurant(server);
  const { data } = await server.call(
    contract.getSchedule,
    { params: { id: restaurant.here }, query: {} },
    restaurant.manager.token,
  );
  expect(data.week).toBe(WEEK);
});

test('shifts at other locations and in the weeks around come as what conflicts need, not as shifts', async () => {
  const restaurant = await openRestaurant(server);
  const at = (locationId: string, date: string) =>
    server.run(({ db }) =>
      makeShift(db, { groupId: restaurant.groupId, locationId }, { employee_id: restaurant.ines.id, date }),
    );
  await at(restaurant.there, TUESDAY);
  await at(restaurant.here, '2026-11-22');
  await at(restaurant.here, '2026-11-23');
  await at(restaurant.here, '2026-12-15');
  const data = await week(restaurant);
  expect(data.shifts.map((shift) => shift.date)).toEqual(['2026-11-22']);
  expect(data.people[0]?.nearby.map((shift) => [shift.location_id, shift.date])).toEqual([
    [restaurant.there, TUESDAY],
    [restaurant.here, '2026-11-23'],
  ]);
  expect(data.elsewhere).toEqual([{ id: restaurant.there, name: 'Harbour Terrace' }]);
});

test('people who lent a hand or left are there as long as they have a shift in the week', async () => {
  const restaurant = await openRestaurant(server);
  const guest = await restaurant.hireAt(restaurant.there, { lastName: 'Guest' });
  expect((await week(restaurant)).people).toHaveLength(1);
  await server.run(({ db }) =>
    makeShift(db, { groupId: restaurant.groupId, locationId: restaurant.here }, { employee_id: guest.id }),
  );
  expect((await week(restaurant)).people.map((person) => person.last_name)).toEqual(['Guest', 'Quintela']);
});

test('pay is for those who may see it', async () => {
  const restaurant = await openRestaurant(server);
  await restaurant.hireAt(restaurant.here, { lastName: 'Paid', pay: { amount: 1250, currency: 'EUR' } });
  const pay = async (token?: string) =>
    (await week(restaurant, token === undefined ? {} : { token })).people.find((one) => one.last_name === 'Paid')?.pay;
  expect(await pay()).toEqual({ amount: 1250, currency: 'EUR' });
  const viewer = await restaurant.managerWith(['VIEW_SCHEDULE']);
  expect(await pay(viewer.token)).toBeNull();
});

test('a right narrowed to the kitchen shows its people and shifts only', async () => {
  const restaurant = await openRestaurant(server);
  const place = { groupId: restaurant.groupId, locationId: restaurant.here };
  await restaurant.hireAt(restaurant.here, { lastName: 'Menon', positionId: restaurant.kitchen });
  await server.run(async ({ db }) => {
    await makeShift(db, place, { position_id: restaurant.kitchen });
    await makeShift(db, place, { position_id: restaurant.bar });
  });
  const chef = await restaurant.managerWith(['VIEW_SCHEDULE'], ['KITCHEN']);
  const data = await week(restaurant, { token: chef.token });
  expect(data.people.map((person) => person.last_name)).toEqual(['Menon']);
  expect(data.shifts.map((shift) => shift.position_id)).toEqual([restaurant.kitchen]);
});

test('another group sees nothing, a person without the right is refused', async () => {
  const restaurant = await openRestaurant(server);
  const other = await openRestaurant(server);
  const input = { params: { id: restaurant.here }, query: {} };
  expect((await server.call(contract.getSchedule, input, other.manager.token)).status).toBe(404);
  const nobody = await restaurant.managerWith(['VIEW_TEAM']);
  expect((await server.call(contract.getSchedule, input, nobody.token)).status).toBe(403);
});

test('the number of statements does not grow with the number of people', async () => {
  const restaurant = await openRestaurant(server);
  const { database } = server;
  const plain = database.run.bind(database);
  let count = 0;
  const counting: typeof database.run = (scope, work, options) => {
    const counted = (tx: Tx): ReturnType<typeof work> => {
      const execute = tx.execute.bind(tx);
      tx.execute = (statement) => {
        // What the gate reads of the caller's rights, and keeps, is not of this call.
        if (scope.kind === 'tenant') count += 1;
        return execute(statement);
      };
      return work(tx);
    };
    return plain(scope, counted, options);
  };
  const statements = async (): Promise<number> => {
    count = 0;
    Object.assign(database, { run: counting });
    await week(restaurant);
    Object.assign(database, { run: plain });
    return count;
  };
  const few = await statements();
  for (let index = 0; index < 12; index += 1) {
    const { id } = await restaurant.hireAt(restaurant.here);
    const place = { groupId: restaurant.groupId, locationId: index % 2 === 0 ? restaurant.here : restaurant.there };
    await server.run(({ db }) => makeShift(db, place, { employee_id: id }));
  }
  // One more than before: there is a name of another location to read.
  expect(await statements()).toBe(few + 1);
});
