import { openRestaurant, type Restaurant } from '../../db/factory.ts';
import { FACTORY_PASSWORD } from '@hearth/domains/identity/factory';
import { createOwnToken } from '@hearth/domains/tokens/contract';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { EmployeeContent } from '../../contract/schemas.ts';

const server = await startTestServer();

function content(restaurant: Restaurant, more: Partial<EmployeeContent> = {}): EmployeeContent {
  return {
    employee_number: 'N-1',
    first_name: 'Chiara',
    last_name: 'Lunedi',
    email: 'chiara@example.com',
    phone: '+351912345678',
    location_id: restaurant.here,
    secondary_location_ids: [restaurant.there],
    position_id: restaurant.bar,
    contract_minutes_per_week: 1920,
    pay: { amount: 1050, currency: 'EUR' },
    hire_date: '2026-11-01',
    birth_date: null,
    ...more,
  };
}

function create(restaurant: Restaurant, more: Partial<EmployeeContent> = {}, token?: string) {
  return server.call(
    contract.createEmployee,
    { params: { id: restaurant.here }, body: content(restaurant, more) },
    token ?? restaurant.manager.token,
  );
}

function update(
  restaurant: Restaurant,
  id: string,
  body: Partial<EmployeeContent> & { version: number },
  token?: string,
) {
  return server.call(
    contract.updateEmployee,
    { params: { id: restaurant.groupId, employee_id: id }, body },
    token ?? restaurant.manager.token,
  );
}

test('someone new stands at a main and further locations, with pay and contract', async () => {
  const restaurant = await openRestaurant(server);
  const atGroup = { params: { id: restaurant.groupId }, body: content(restaurant) };
  const reply = await server.call(contract.createEmployee, atGroup, restaurant.manager.token);
  expect(reply.data).toMatchObject({
    first_name: 'Chiara',
    position: { name: 'Bartender', department: 'BAR', tint: 'bar' },
    secondary_location_ids: [restaurant.there],
    pay: { amount: 1050, currency: 'EUR' },
    has_login: false,
    user_id: null,
    version: 1,
  });
});

test('a number that another employee has is refused', async () => {
  const restaurant = await openRestaurant(server);
  await create(restaurant, { secondary_location_ids: [] });
  expect((await create(restaurant, { secondary_location_ids: [] })).refusal.code).toBe('EMPLOYEE_NUMBER_TAKEN');
});

test('places, positions and pay that the caller has no right to are refused', async () => {
  const restaurant = await openRestaurant(server);
  const other = await openRestaurant(server);
  expect((await create(restaurant, { location_id: other.here })).refusal.code).toBe('LOCATION_UNKNOWN');
  expect((await create(restaurant, { secondary_location_ids: [restaurant.there] })).refusal.code).toBe(
    'LOCATION_UNKNOWN',
  );
  const here = { secondary_location_ids: [] };
  expect((await create(restaurant, { ...here, location_id: restaurant.groupId })).refusal.code).toBe(
    'LOCATION_UNKNOWN',
  );
  expect((await create(restaurant, { ...here, position_id: other.bar })).refusal.code).toBe('POSITION_UNKNOWN');
  const noPay = await restaurant.managerWith(['VIEW_TEAM', 'MANAGE_TEAM']);
  expect((await create(restaurant, here, noPay.token)).refusal.code).toBe('PAY_NOT_ALLOWED');
  const chef = await restaurant.managerWith(['MANAGE_TEAM'], ['KITCHEN']);
  for (const positionId of [restaurant.bar, null])
    expect((await create(restaurant, { ...here, pay: null, position_id: positionId }, chef.token)).refusal.code).toBe(
      'DEPARTMENT_NOT_ALLOWED',
    );
});

test('what is not sent stays, and pay changes from today on', async () => {
  const restaurant = await openRestaurant(server);
  const { id } = restaurant.ines;
  const reply = await update(restaurant, id, { version: 1, last_name: 'Q.', pay: { amount: 1300, currency: 'EUR' } });
  expect(reply.data).toMatchObject({ first_name: 'Inês', last_name: 'Q.', version: 2, pay: { amount: 1300 } });
  const rates = await server.run(({ db }) =>
    db.query('select effective_from, amount from team.pay_rate where employee_id = $1', [id]),
  );
  expect(rates).toEqual([{ effective_from: '2026-11-16', amount: 1300 }]);
});

test('of several managers who change one person at once, one does, and the others see that change', async () => {
  const restaurant = await openRestaurant(server);
  for (const { id } of [
    restaurant.ines,
    await restaurant.hireAt(restaurant.here),
    await restaurant.hireAt(restaurant.here),
  ]) {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const replies = await Promise.all(names.map((name) => update(restaurant, id, { version: 1, last_name: name })));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    for (const loser of replies.filter((reply) => reply.status !== 200))
      expect(loser.refusal).toMatchObject({ code: 'EMPLOYEE_STALE', current: { version: 2 } });
  }
});

test('an employment ends on its last day, not before its first', async () => {
  const restaurant = await openRestaurant(server);
  const params = { id: restaurant.here, employee_id: restaurant.ines.id };
  const end = (date: string) =>
    server.call(contract.endEmployment, { params, body: { end_date: date, version: 1 } }, restaurant.manager.token);
  expect((await end('2020-01-01')).refusal.code).toBe('END_BEFORE_HIRE');
  // They work until that day is over.
  expect((await end('2098-11-30')).data).toMatchObject({ status: 'ACTIVE', end_date: '2098-11-30' });
  expect((await end('2098-12-30')).refusal.code).toBe('EMPLOYEE_STALE');
});

test('an API token sees no birth date, neither in the answer to a change nor where it comes too late', async () => {
  const restaurant = await openRestaurant(server);
  const { id } = await restaurant.hireAt(restaurant.here, { birthDate: '1990-02-03' });
  const permissions = ['VIEW_TEAM', 'MANAGE_TEAM'] as const;
  const wish = { name: 'Payroll', brand_id: restaurant.groupId, permissions: [...permissions], days: 30 };
  const made = await server.call(
    createOwnToken,
    { body: { ...wish, proof: FACTORY_PASSWORD } },
    restaurant.manager.token,
  );
  const changed = await update(restaurant, id, { version: 1, first_name: 'Chiara' }, made.data.token);
  expect([changed.status, changed.data.birth_date]).toEqual([200, null]);
  const late = await update(restaurant, id, { version: 1, first_name: 'Clara' }, made.data.token);
  expect(late.refusal).toMatchObject({ code: 'EMPLOYEE_STALE', current: { birth_date: null } });
});

test('a person of another group cannot be reached', async () => {
  const restaurant = await openRestaurant(server);
  const other = await openRestaurant(server);
  expect((await update(restaurant, other.ines.id, { version: 1, first_name: 'Mine' })).status).toBe(404);
});

test('a position is known by its name, whatever its case and accents', async () => {
  const restaurant = await openRestaurant(server);
  const add = (name: string) =>
    server.call(
      contract.createPosition,
      { params: { id: restaurant.here }, body: { name, department: 'KITCHEN' } },
      restaurant.manager.token,
    );
  expect((await add('Pâtissier')).data).toMatchObject({ name: 'Pâtissier', tint: 'kitchen' });
  expect((await add('PATISSIER')).refusal.code).toBe('POSITION_NAME_TAKEN');
  const list = await server.call(contract.listPositions, { params: { id: restaurant.here } }, restaurant.manager.token);
  expect(list.data.positions.map((position) => position.name)).toContain('Pâtissier');
});
