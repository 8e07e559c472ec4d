import { openRestaurant, type Restaurant } from '../../db/factory.ts';
import { startTestServer } from '@hearth/testing/server';
import { newId } from '@hearth/kit/id';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';

const server = await startTestServer();

async function list(restaurant: Restaurant, query: object = {}, more: { at?: string; token?: string } = {}) {
  const reply = await server.call(
    contract.listEmployees,
    { params: { id: more.at ?? restaurant.groupId }, query },
    more.token ?? restaurant.manager.token,
  );
  expect(reply.status).toBe(200);
  return { names: reply.data.employees.map((one) => `${one.first_name} ${one.last_name}`), ...reply.data };
}

test('people are listed by name in pages, with how many there are in all', async () => {
  const restaurant = await openRestaurant(server);
  for (const lastName of ['Zorn', 'Alves', 'Menon']) await restaurant.hireAt(restaurant.there, { lastName });
  expect((await list(restaurant, { limit: 2 })).names).toEqual(['Samir Alves', 'Samir Menon']);
  expect(await list(restaurant, { offset: 2, limit: 2 })).toMatchObject({
    names: ['Inês Quintela', 'Samir Zorn'],
    total: 4,
  });
});

test('a location lists its own people, not those beside it', async () => {
  const restaurant = await openRestaurant(server);
  await restaurant.hireAt(restaurant.there);
  expect((await list(restaurant, {}, { at: restaurant.here })).names).toEqual(['Inês Quintela']);
});

test('everybody stands with the name of their place', async () => {
  const restaurant = await openRestaurant(server);
  await restaurant.hireAt(restaurant.there, { lastName: 'Aaa' });
  const places = (await list(restaurant)).employees.map((one) => one.location_name);
  expect(places).toEqual(['Harbour Terrace', 'Harbour House']);
});

test('a search finds names, numbers and addresses without regard to case and accents, and takes signs as they are', async () => {
  const restaurant = await openRestaurant(server);
  await restaurant.hireAt(restaurant.here, { lastName: 'O_Neil', employeeNumber: 'N-77', email: 'sam@example.com' });
  expect((await list(restaurant, { search: 'INES' })).names).toEqual(['Inês Quintela']);
  expect((await list(restaurant, { search: 'n-77' })).names).toEqual(['Samir O_Neil']);
  expect((await list(restaurant, { search: 'sam@' })).names).toEqual(['Samir O_Neil']);
  expect((await list(restaurant, { search: '_' })).names).toEqual(['Samir O_Neil']);
  expect((await list(restaurant, { search: '%' })).names).toEqual([]);
});

test('filters narrow by department, position and status', async () => {
  const restaurant = await openRestaurant(server);
  await restaurant.hireAt(restaurant.here, { lastName: 'Menon', positionId: restaurant.kitchen });
  expect((await list(restaurant, { department: 'KITCHEN' })).names).toEqual(['Samir Menon']);
  expect((await list(restaurant, { position_id: restaurant.bar })).names).toEqual(['Inês Quintela']);
  expect((await list(restaurant, { status: 'ENDED' })).names).toEqual([]);
});

test('pay is there only for those who may see it', async () => {
  const restaurant = await openRestaurant(server);
  await restaurant.hireAt(restaurant.here, { lastName: 'Aaa', pay: { amount: 1100, currency: 'EUR' } });
  expect((await list(restaurant)).employees[0]?.pay).toEqual({ amount: 1100, currency: 'EUR' });
  const viewer = await restaurant.managerWith(['VIEW_TEAM']);
  expect((await list(restaurant, {}, { token: viewer.token })).employees[0]?.pay).toBeNull();
});

test('a right narrowed to the kitchen sees its people only', async () => {
  const restaurant = await openRestaurant(server);
  const cook = await restaurant.hireAt(restaurant.here, { lastName: 'Menon', positionId: restaurant.kitchen });
  const chef = await restaurant.managerWith(['VIEW_TEAM', 'MANAGE_TEAM'], ['KITCHEN']);
  expect((await list(restaurant, {}, { token: chef.token })).names).toEqual(['Samir Menon']);
  const get = (employeeId: string) =>
    server.call(contract.getEmployee, { params: { id: restaurant.here, employee_id: employeeId } }, chef.token);
  expect((await get(cook.id)).status).toBe(200);
  expect((await get(restaurant.ines.id)).status).toBe(404);
  expect((await get(newId())).status).toBe(404);
});

test('people with and without an account can be listed apart', async () => {
  const restaurant = await openRestaurant(server);
  await restaurant.hireAt(restaurant.there);
  expect((await list(restaurant, { has_login: 'true' })).names).toEqual(['Inês Quintela']);
  expect(await list(restaurant, { has_login: 'false' })).toMatchObject({ names: ['Samir Haddad'], total: 1 });
});
