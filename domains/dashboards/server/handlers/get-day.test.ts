import { makeApplication } from '@hearth/domains/applications/factory';
import { makeUser } from '@hearth/domains/identity/factory';
import { createJob } from '@hearth/domains/jobs/contract';
import { completeJob } from '@hearth/domains/jobs/factory';
import { decideTimeOff, publishSchedule, requestTimeOff } from '@hearth/domains/scheduling/contract';
import { makeShift } from '@hearth/domains/scheduling/factory';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { getDay } from '../../contract/endpoints.ts';

const server = await startTestServer({ at: '2026-11-17T11:00:00Z' });
const TODAY = '2026-11-17';
const HOUR_MS = 3_600_000;

const day = async (restaurant: Restaurant, token: string, at = restaurant.here) =>
  server.call(getDay, { params: { id: at } }, token);
const shiftAt = (restaurant: Restaurant, content: Parameters<typeof makeShift>[2]) =>
  server.run(({ db }) => makeShift(db, { groupId: restaurant.groupId, locationId: restaurant.here }, content));

/** Somebody who applied at a location, and has waited since then. */
async function applied(restaurant: Restaurant, hoursAgo: number, unread = 0): Promise<string> {
  const owner = await restaurant.managerWith(['MANAGE_JOBS', 'VIEW_JOBS']);
  const job = await server.call(
    createJob,
    { params: { id: restaurant.groupId }, body: completeJob(restaurant.here) },
    owner.token,
  );
  return server.run(async (work) => {
    const { userId } = await makeUser(work);
    const since = new Date(work.clock.now().getTime() - hoursAgo * HOUR_MS);
    const known = { group_id: restaurant.groupId, location_id: restaurant.here, job_id: job.data.id, user_id: userId };
    return makeApplication(work, known, { waiting_since: since, unread_employer: unread });
  });
}

test('the day tells who works now, what is open, and what staff do not see', async () => {
  const restaurant = await openRestaurant(server);
  await shiftAt(restaurant, { employee_id: restaurant.ines.id, position_id: restaurant.bar });
  await shiftAt(restaurant, { start: '18:00', end: '23:00' });
  await shiftAt(restaurant, { start: '06:00', end: '10:00', employee_id: restaurant.ines.id });
  await shiftAt(restaurant, { date: '2026-11-20' });
  await shiftAt(restaurant, { date: '2026-11-25', employee_id: restaurant.ines.id });
  const { data } = await day(restaurant, restaurant.manager.token);
  expect(data).toMatchObject({ date: TODAY, location: { name: 'Harbour House' }, candidates: null, unread: null });
  expect(data.schedule?.shifts.map(({ phase, holder, published }) => [phase, holder?.first_name, published])).toEqual([
    ['over', 'Inês', false],
    ['now', 'Inês', false],
    ['ahead', undefined, false],
  ]);
  expect(data.schedule).toMatchObject({ gaps_ahead: 1, hidden: { week: '2026-11-16', shifts: 1 } });
});

test('a published week is no longer told as hidden: the next one is', async () => {
  const restaurant = await openRestaurant(server);
  await shiftAt(restaurant, { date: '2026-11-18', employee_id: restaurant.ines.id });
  await shiftAt(restaurant, { date: '2026-11-25', employee_id: restaurant.ines.id });
  const body = { idempotency_key: newId(), week: '2026-11-16', version: 0 };
  await server.call(publishSchedule, { params: { id: restaurant.here }, body }, restaurant.manager.token);
  const { data } = await day(restaurant, restaurant.manager.token);
  expect(data.schedule?.hidden).toEqual({ week: '2026-11-23', shifts: 1 });
});

test('whoever has the day off and stands on the schedule all the same is marked; a request waits to be decided', async () => {
  const restaurant = await openRestaurant(server);
  const ask = (starts_on: string) =>
    server.call(
      requestTimeOff,
      { params: { employee_id: restaurant.ines.id }, body: { starts_on, ends_on: starts_on, kind: 'SICK', note: '' } },
      restaurant.ines.user.token,
    );
  const { data: request } = await ask(TODAY);
  await ask('2026-11-24');
  await server.call(
    decideTimeOff,
    {
      params: { id: restaurant.here, request_id: request.id },
      body: { decision: 'APPROVED', note: '', version: request.version },
    },
    restaurant.manager.token,
  );
  await shiftAt(restaurant, { employee_id: restaurant.ines.id });
  const { data } = await day(restaurant, restaurant.manager.token);
  expect(data.schedule?.shifts.map(({ away }) => away)).toEqual([true]);
  expect(data.time_off).toMatchObject({ total: 1, nearest: [{ first_name: 'Inês', starts_on: '2026-11-24' }] });
  expect(JSON.stringify(data.time_off)).not.toContain('SICK');
});

test('candidates are told by how long they wait, with those whose answer is late', async () => {
  const restaurant = await openRestaurant(server);
  const recruiter = await restaurant.managerWith(['VIEW_APPLICATIONS', 'VIEW_MESSAGES']);
  const late = await applied(restaurant, 50, 2);
  const fresh = await applied(restaurant, 2);
  const { data } = await day(restaurant, recruiter.token);
  expect(data.candidates).toMatchObject({ waiting: 2, late: 1 });
  expect(data.candidates?.longest.map(({ id, late: isLate }) => [id, isLate])).toEqual([
    [late, true],
    [fresh, false],
  ]);
  expect(data.unread).toBe(2);
  expect(data.schedule).toBeNull();
});

test('people whose last day is near are told to those who may see the team', async () => {
  const restaurant = await openRestaurant(server);
  const leaver = await restaurant.hireAt(restaurant.here);
  await server.run(({ db }) =>
    db.query("update team.employee set end_date = '2026-12-01', status = 'ENDED' where id = $1", [leaver.id]),
  );
  expect((await day(restaurant, restaurant.manager.token)).data.leaving).toMatchObject([{ end_date: '2026-12-01' }]);
  const scheduler = await restaurant.managerWith(['VIEW_SCHEDULE']);
  expect((await day(restaurant, scheduler.token)).data).toMatchObject({ leaving: null, time_off: null });
});

test('a right that is narrowed to a department shows its shifts only', async () => {
  const restaurant = await openRestaurant(server);
  await shiftAt(restaurant, { position_id: restaurant.bar });
  await shiftAt(restaurant, { position_id: restaurant.kitchen, start: '12:00' });
  const chef = await restaurant.managerWith(['VIEW_SCHEDULE'], ['KITCHEN']);
  const { data } = await day(restaurant, chef.token);
  expect(data.schedule?.shifts.map(({ position_name: name }) => name)).toEqual(['Chef de partie']);
});

test('above locations there is no day', async () => {
  const restaurant = await openRestaurant(server);
  const reply = await day(restaurant, restaurant.manager.token, restaurant.groupId);
  expect(reply.refusal.code).toBe('DAY_NEEDS_LOCATION');
});
