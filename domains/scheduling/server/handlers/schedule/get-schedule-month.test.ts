import { openRestaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getScheduleMonth } from '../../../contract/month-endpoints.ts';
import { makeShift } from '../../../db/factory.ts';
import { publishShifts } from '../../queries/publication.ts';

const server = await startTestServer();
type Restaurant = Awaited<ReturnType<typeof openRestaurant>>;

const read = (at: Restaurant, date?: string, token = at.manager.token) =>
  server.call(getScheduleMonth, { params: { id: at.here }, query: date === undefined ? {} : { date } }, token);
const dayOf = (month: Awaited<ReturnType<typeof read>>, date: string) =>
  month.data.days.find((day) => day.date === date);

test('a month is whole weeks of days with shifts, open and unpublished ones, paid hours, people and who is away', async () => {
  const restaurant = await openRestaurant(server);
  const { ines, here, groupId, bar, kitchen } = restaurant;
  await server.run(async ({ db }) => {
    const place = { groupId, locationId: here };
    const shift = { date: '2026-11-17', start: '10:00', end: '18:00', unpaid_break_minutes: 30, position_id: bar };
    const { id } = await makeShift(db, place, { ...shift, employee_id: ines.id });
    await publishShifts(db, [id], new Date('2026-11-10T09:00:00Z'));
    await makeShift(db, place, { ...shift, position_id: kitchen, employee_id: null });
    await db.execute(sql`
      insert into scheduling.time_off (id, group_id, employee_id, kind, state, starts_on, ends_on, note, requested_at)
      values (gen_random_uuid(), ${groupId}, ${ines.id}, 'HOLIDAY', 'APPROVED', '2026-11-28', '2026-12-20', '', now())`);
  });
  const month = await read(restaurant);
  expect(month.data).toMatchObject({ month: '2026-11', today: '2026-11-16', location: { name: 'Harbour House' } });
  expect(month.data.days).toHaveLength(42);
  expect(month.data.days[0]?.date).toBe('2026-10-26');
  const planned = { shifts: 2, open: 1, unpublished: 1, minutes: 450, people: 1, away: 0, is_closed: false };
  expect(dayOf(month, '2026-11-17')).toEqual({ date: '2026-11-17', ...planned });
  expect(dayOf(month, '2026-11-18')).toMatchObject({ shifts: 0, minutes: 0 });
  expect([dayOf(month, '2026-11-27')?.away, dayOf(month, '2026-11-28')?.away]).toEqual([0, 1]);
  expect((await read(restaurant, '2027-02-10')).data.days).toHaveLength(28);
});

test('who may see one department counts its shifts alone; who may not see the schedule is refused', async () => {
  const restaurant = await openRestaurant(server);
  await server.run(async ({ db }) => {
    const place = { groupId: restaurant.groupId, locationId: restaurant.here };
    await makeShift(db, place, { date: '2026-11-17', position_id: restaurant.bar });
    await makeShift(db, place, { date: '2026-11-17', position_id: restaurant.kitchen });
  });
  const cook = await restaurant.managerWith(['VIEW_SCHEDULE'], ['KITCHEN']);
  expect(dayOf(await read(restaurant, undefined, cook.token), '2026-11-17')?.shifts).toBe(1);
  expect((await read(restaurant, undefined, restaurant.ines.user.token)).status).toBe(404);
});
