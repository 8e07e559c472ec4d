import { makeShift } from '@hearth/domains/scheduling/factory';
import { openRestaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getMyWorkShare, getWorkShare } from '../../contract/share-endpoints.ts';

const server = await startTestServer();
type Restaurant = Awaited<ReturnType<typeof openRestaurant>>;

async function publish(at: Restaurant, employeeId: string, date: string): Promise<void> {
  await server.run(async ({ db }) => {
    const place = { groupId: at.groupId, locationId: at.here };
    const { id } = await makeShift(db, place, {
      employee_id: employeeId,
      position_id: at.bar,
      date,
      start: '10:00',
      end: '18:00',
    });
    await db.execute(sql`
      insert into scheduling.published_shift (id, group_id, location_id, employee_id, position_id, local_date, start_time, end_time,
        time_zone, starts_at, ends_at, unpaid_break_minutes, paid_break_minutes, station, note, published_at)
      select id, group_id, location_id, employee_id, position_id, local_date, start_time, end_time, time_zone, starts_at, ends_at, 0, 0, '', '',
        now() from scheduling.shift where id = ${id}`);
  });
}

const mine = (at: Restaurant) => server.call(getMyWorkShare, {}, at.ines.user.token);
const theirs = (at: Restaurant, token = at.manager.token, brand = at.here, employee = at.ines.id) =>
  server.call(getWorkShare, { params: { id: brand, employee_id: employee } }, token);

test('a person sees their own twelve weeks beside the medians of their department, once enough others are there, without names', async () => {
  const restaurant = await openRestaurant(server);
  await publish(restaurant, restaurant.ines.id, '2026-11-14');
  // This week and what is longer ago do not count.
  await publish(restaurant, restaurant.ines.id, '2026-11-17');
  await publish(restaurant, restaurant.ines.id, '2026-08-01');
  const alone = (await mine(restaurant)).data.shares[0];
  expect(alone).toMatchObject({ from: '2026-08-24', to: '2026-11-15', team: null });
  expect(alone?.own).toEqual({ minutes: 480, shifts: 1, weekends: 1, closes: 1, earlies: 0 });
  for (const firstName of ['Abel', 'Berta', 'Carl', 'Dina']) {
    const { id } = await restaurant.hireAt(restaurant.here, {
      firstName,
      lastName: 'Cook',
      positionId: restaurant.bar,
    });
    await publish(restaurant, id, '2026-11-12');
    await publish(restaurant, id, '2026-11-13');
  }
  const { data } = await mine(restaurant);
  expect(data.shares[0]?.team).toEqual({ minutes: 960, weekends: 0, closes: 2, earlies: 0, people: 4 });
  expect(JSON.stringify(data)).not.toMatch(/Abel|Cook/);
  expect((await theirs(restaurant)).data).toEqual(data);
});

test('a manager of another location, of another group, and staff see nothing of it', async () => {
  const restaurant = await openRestaurant(server);
  expect((await theirs(restaurant, restaurant.manager.token, restaurant.there)).status).toBe(404);
  const other = await openRestaurant(server);
  expect((await theirs(other, other.manager.token, other.here, restaurant.ines.id)).status).toBe(404);
  expect((await theirs(restaurant, restaurant.ines.user.token)).status).toBe(404);
});
