import { newId } from '@hearth/kit/id';
import { sql } from 'kysely';
import { openRestaurant, type Restaurant } from '../db/factory.ts';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import {
  type ImportedEmployee,
  ensurePosition,
  findEmployeesByNumber,
  findMyEmployments,
  findPositions,
  loadRates,
  upsertEmployeesByNumber,
} from './service.ts';
import { EMPLOYEES_LOADED } from '../contract/events.ts';

const server = await startTestServer();
const NOW = new Date('2026-11-16T09:00:00Z');

function row(restaurant: Restaurant, more: Partial<ImportedEmployee> = {}): ImportedEmployee {
  return {
    number: 'E1',
    first_name: 'Ana',
    last_name: 'Silva',
    email: 'ana@example.com',
    phone: null,
    location_id: restaurant.here,
    position: 'Barista',
    department: null,
    hire_date: '2024-02-01',
    birth_date: null,
    contract_minutes: 2250,
    pay_rate: 980,
    currency: 'EUR',
    ...more,
  };
}

function load(restaurant: Restaurant, rows: ImportedEmployee[]) {
  return server.run(async ({ db, emit }) =>
    Object.fromEntries(
      await upsertEmployeesByNumber({ db, emit, clock: { now: () => NOW } }, restaurant.groupId, rows),
    ),
  );
}

test('an import adds people with positions and pay; again, it changes nothing; what differs is updated', async () => {
  const restaurant = await openRestaurant(server);
  const rows = [
    row(restaurant),
    row(restaurant, { number: 'E2', position: 'BARISTA' }),
    row(restaurant, { number: 'E3', position: '' }),
  ];
  expect(await load(restaurant, rows)).toEqual({ E1: 'created', E2: 'created', E3: 'created' });
  expect(await load(restaurant, rows)).toEqual({ E1: 'same', E2: 'same', E3: 'same' });
  const changed = [
    row(restaurant, { pay_rate: 1000 }),
    row(restaurant, { number: 'E2', last_name: 'Souza' }),
    rows[2] ?? row(restaurant),
  ];
  expect(await load(restaurant, changed)).toEqual({ E1: 'updated', E2: 'updated', E3: 'same' });
  await server.run(async ({ db }) => {
    const known = await findEmployeesByNumber(db, restaurant.groupId, ['E1', 'E9']);
    expect([...known.keys()]).toEqual(['E1']);
    const id = known.get('E1')?.id ?? '';
    const book = await loadRates(db, [id], { from: '2026-11-16', to: '2026-11-16' });
    expect(book.rateFor(id, null, null, '2026-11-16')).toEqual({ amount: 1000, currency: 'EUR' });
    const names = (await findPositions(db, restaurant.groupId)).map((position) => position.name);
    expect(names.filter((name) => name.toLowerCase() === 'barista')).toHaveLength(1);
  });
});

test('managers of each location hear that people there were loaded, and of nothing where nothing changed', async () => {
  const restaurant = await openRestaurant(server);
  const heard = () =>
    server.run(({ db }) =>
      db.execute(sql`
        select topics, data from platform.outbox
        where type = ${EMPLOYEES_LOADED.type} and group_id = ${restaurant.groupId} order by at, id`),
    );
  const rows = [row(restaurant), row(restaurant, { number: 'E2' }), row(restaurant, { number: 'E3' })];
  await load(restaurant, rows);
  const first = { topics: [`brand:${restaurant.here}`], data: { location_id: restaurant.here, changed: 3 } };
  expect(await heard()).toEqual([first]);
  await load(restaurant, rows);
  expect(await heard()).toEqual([first]);
  await load(restaurant, [row(restaurant, { pay_rate: 2000 })]);
  expect((await heard()).at(-1)).toMatchObject({ data: { changed: 1 } });
});

test('what a file leaves out stays as it was', async () => {
  const restaurant = await openRestaurant(server);
  await load(restaurant, [row(restaurant)]);
  const sparse = row(restaurant, {
    email: null,
    position: '',
    hire_date: null,
    contract_minutes: null,
    pay_rate: null,
    currency: null,
    last_name: '',
  });
  expect(await load(restaurant, [sparse])).toEqual({ E1: 'same' });
});

test('the same number in two groups is two people', async () => {
  const restaurant = await openRestaurant(server);
  const other = await openRestaurant(server);
  expect(await load(restaurant, [row(restaurant)])).toEqual({ E1: 'created' });
  expect(await load(other, [row(other)])).toEqual({ E1: 'created' });
});

test('a position that is asked for twice is made once, also at once', async () => {
  const restaurant = await openRestaurant(server);
  const ids = await Promise.all(
    ['Sommelier', 'sommelier', 'SOMMELIER'].map((name) =>
      server.run(({ db }) => ensurePosition(db, restaurant.groupId, name)),
    ),
  );
  expect(new Set(ids).size).toBe(1);
});

test("people see their own employments and nobody else's", async () => {
  const restaurant = await openRestaurant(server);
  await restaurant.hireAt(restaurant.here);
  const own = await server.run(({ db }) => findMyEmployments(db), {
    kind: 'self',
    userId: restaurant.ines.user.userId,
  });
  expect(own.map((employment) => employment.id)).toEqual([restaurant.ines.id]);
});

test('a position can be paid differently, at one location or at all', async () => {
  const restaurant = await openRestaurant(server);
  const { groupId, here, there, bar, kitchen } = restaurant;
  const pay = { amount: 1200, currency: 'EUR' };
  const { id } = await restaurant.hireAt(here, { pay, hireDate: '2026-01-01' });
  const unpaid = await restaurant.hireAt(here);
  await server.run(({ db }) =>
    db.execute(sql`
      insert into team.position_rate (id, employee_id, group_id, position_id, location_id, effective_from, amount, currency) values
        (${newId()}, ${id}, ${groupId}, ${bar}, null, '2026-06-01', 1500, 'EUR'),
        (${newId()}, ${id}, ${groupId}, ${bar}, ${there}, '2026-06-01', 1700, 'EUR'),
        (${newId()}, ${id}, ${groupId}, ${bar}, ${there}, '2026-11-01', null, null)`),
  );
  const book = await server.run(({ db }) => loadRates(db, [id, unpaid.id], { from: '2026-05-01', to: '2026-12-31' }));
  const amounts = (
    [
      [bar, here, '2026-05-31'],
      [bar, here, '2026-06-01'],
      [bar, there, '2026-06-01'],
      [bar, there, '2026-11-01'],
      [kitchen, there, '2026-11-01'],
    ] as const
  ).map(([position, place, day]) => book.rateFor(id, position, place, day)?.amount);
  expect(amounts).toEqual([1200, 1500, 1700, 1500, 1200]);
  expect(book.rateFor(unpaid.id, bar, here, '2026-11-01')).toBeNull();
});
