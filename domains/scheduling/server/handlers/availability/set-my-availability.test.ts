import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import type { AvailabilitySlot } from '../../../contract/schemas.ts';

const server = await startTestServer();
const CANNOT_MONDAY: AvailabilitySlot = { weekday: 1, start: '00:00', end: '00:00', kind: 'CANNOT' };
const NOT_FRIDAY: AvailabilitySlot = { weekday: 5, start: '18:00', end: '00:00', kind: 'PREFERS_NOT' };

function set(restaurant: Restaurant, from: string, slots: AvailabilitySlot[], employeeId?: string) {
  return server.call(
    contract.setMyAvailability,
    { params: { employee_id: employeeId ?? restaurant.ines.id }, body: { effective_from: from, slots } },
    restaurant.ines.user.token,
  );
}

async function personIn(restaurant: Restaurant, week: string) {
  const input = { params: { id: restaurant.here }, query: { week } };
  return (await server.call(contract.getSchedule, input, restaurant.manager.token)).data.people[0];
}

test('a usual week holds from the week of its date on, and the weeks before keep what was said then', async () => {
  const restaurant = await openRestaurant(server);
  expect((await set(restaurant, '2026-11-18', [CANNOT_MONDAY])).data.effective_from).toBe('2026-11-16');
  await set(restaurant, '2026-12-07', [NOT_FRIDAY]);
  expect((await personIn(restaurant, '2026-11-30'))?.slots).toEqual([CANNOT_MONDAY]);
  expect((await personIn(restaurant, '2026-12-07'))?.slots).toEqual([NOT_FRIDAY]);
  const own = await server.call(contract.getMyAvailability, {}, restaurant.ines.user.token);
  expect(own.data.employments).toMatchObject([
    { employee_id: restaurant.ines.id, location: { name: 'Harbour House' }, effective_from: '2026-12-07' },
  ]);
});

test('an exception is added and taken back', async () => {
  const restaurant = await openRestaurant(server);
  const params = { employee_id: restaurant.ines.id };
  const { token } = restaurant.ines.user;
  const { data: added } = await server.call(
    contract.addMyAvailabilityException,
    { params, body: { date: '2026-11-18', start: '12:00', end: '00:00', kind: 'CANNOT' } },
    token,
  );
  const again = { params, body: { date: '2026-11-18', start: '12:00', end: '00:00', kind: 'CANNOT' } } as const;
  expect((await server.call(contract.addMyAvailabilityException, again, token)).data).toEqual(added);
  expect((await personIn(restaurant, '2026-11-16'))?.exceptions).toEqual([added]);
  const input = { params: { ...params, exception_id: added.id } };
  expect((await server.call(contract.deleteMyAvailabilityException, input, token)).status).toBe(200);
  expect((await server.call(contract.deleteMyAvailabilityException, input, token)).status).toBe(404);
  expect((await personIn(restaurant, '2026-11-16'))?.exceptions).toEqual([]);
});

test('nobody speaks for somebody else', async () => {
  const restaurant = await openRestaurant(server);
  const { id } = await restaurant.hireAt(restaurant.here);
  expect((await set(restaurant, '2026-11-16', [CANNOT_MONDAY], id)).status).toBe(404);
  const scope = { kind: 'self', userId: restaurant.ines.user.userId } as const;
  await expect(
    server.run(
      ({ db }) =>
        db.query(
          "insert into scheduling.usual_week (employee_id, effective_from, group_id, slots, said_at) values ($1, '2026-11-16', $2, '[]', now())",
          [id, restaurant.groupId],
        ),
      scope,
    ),
  ).rejects.toThrow(/row-level security/);
});
