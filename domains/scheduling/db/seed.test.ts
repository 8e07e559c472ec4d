import { openRestaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../contract/endpoints.ts';
import { createShiftsInBulk } from '../server/service.ts';
import { seedPublications, seedTimeOff, seedUsualWeek } from './seed.ts';

const server = await startTestServer();

test('seeded weeks look as if they had been planned and published by hand', async () => {
  const restaurant = await openRestaurant(server);
  const { groupId, here, ines, manager } = restaurant;
  const at = new Date('2026-11-05T09:00:00Z');
  const shift = (date: string) => ({
    location_id: here,
    employee_id: ines.id,
    date,
    start: '16:00',
    end: '00:30',
    position: 'Bartender',
    break_minutes: 30,
    note: null,
  });
  await server.run(async ({ db }) => {
    const rows = ['2026-11-10', '2026-11-16', '2026-11-22', '2026-11-24'].map(shift);
    await createShiftsInBulk(db, groupId, rows, { at, userId: manager.userId });
    const person = { employeeId: ines.id, groupId };
    await seedPublications(db, groupId, { from: '2026-11-09', to: '2026-11-22' }, { at, userId: manager.userId });
    await seedUsualWeek(db, person, '2026-11-02', [{ weekday: 1, start: '00:00', end: '12:00', kind: 'CANNOT' }], at);
    const absence = { starts_on: '2026-11-19', ends_on: '2026-11-20', kind: 'HOLIDAY', note: '' } as const;
    await seedTimeOff(db, person, absence, at, { state: 'APPROVED', by: manager.userId, note: '' });
  });
  const week = async (date: string) =>
    (await server.call(contract.getSchedule, { params: { id: here }, query: { week: date } }, manager.token)).data;
  expect(await week('2026-11-16')).toMatchObject({
    publication_number: 1,
    published_at: at.toISOString(),
    shifts: [{ published: 'same' }, { published: 'same' }],
    people: [{ slots: [{ weekday: 1 }], time_off: [{ state: 'APPROVED' }] }],
  });
  expect(await week('2026-11-24')).toMatchObject({ publication_number: 0, shifts: [{ published: null }] });
  const list = await server.call(contract.listPublications, { params: { id: here }, query: {} }, manager.token);
  expect(list.data.publications.map((one) => [one.week, one.people_count, one.change_count])).toEqual(
    expect.arrayContaining([
      ['2026-11-16', 1, 2],
      ['2026-11-09', 1, 1],
    ]),
  );
  const mine = await server.call(
    contract.listMyShifts,
    { query: { from: '2026-11-01', to: '2026-11-30' } },
    ines.user.token,
  );
  expect(mine.data.shifts).toHaveLength(3);
});
