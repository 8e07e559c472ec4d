import { listNotices } from '@hearth/domains/notices/contract';
import { openRestaurant, type Restaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/absence-endpoints.ts';
import * as scheduling from '../../../contract/endpoints.ts';
import { makeShift } from '../../../db/factory.ts';

const server = await startTestServer({ at: '2026-11-17T08:00:00Z' });
const TODAY = { from: '2026-11-17', to: '2026-11-17' };
let restaurant: Restaurant;
let shift: string;

async function publish(
  employeeId: string | null,
  date = '2026-11-17',
  times: { start?: string; end?: string } = {},
): Promise<string> {
  const place = { groupId: restaurant.groupId, locationId: restaurant.here };
  const made = await server.run(({ db }) => makeShift(db, place, { employee_id: employeeId, date, ...times }));
  const week = { params: { id: restaurant.here }, query: { week: date } };
  const { data } = await server.call(scheduling.getSchedule, week, restaurant.manager.token);
  const body = { idempotency_key: newId(), week: data.week, version: data.version };
  await server.call(scheduling.publishSchedule, { params: { id: restaurant.here }, body }, restaurant.manager.token);
  return made.id;
}
beforeEach(async () => {
  restaurant = await openRestaurant(server);
  shift = await publish(restaurant.ines.id);
});

type Said = { kind: 'LATE'; minutes_late: number } | { kind: 'ABSENT' };
const report = (said: Said, { key = newId(), of = shift, token = restaurant.ines.user.token } = {}) =>
  server.call(
    contract.reportAbsence,
    { params: { shift_id: of }, body: { idempotency_key: key, note: 'The tram stands', ...said } },
    token,
  );
const listed = (token = restaurant.manager.token, id = restaurant.here) =>
  server.call(contract.listAbsences, { params: { id }, query: TODAY }, token);
const told = async (token: string) => {
  await server.settle();
  const { notices } = (await server.call(listNotices, { query: {} }, token)).data;
  return notices.filter(({ kind }) => kind === 'schedule.absence').map(({ title, text }) => ({ title, text }));
};

test('who comes late or not at all says so once, managers hear it at once, and what is said last stands', async () => {
  const key = newId();
  const late = await report({ kind: 'LATE', minutes_late: 20 }, { key });
  expect((await report({ kind: 'LATE', minutes_late: 20 }, { key })).data).toEqual(late.data);
  expect(await told(restaurant.manager.token)).toEqual([
    { title: 'Inês Quintela is running 20 min late', text: expect.stringContaining('The tram stands') },
  ]);
  await report({ kind: 'ABSENT' });
  expect((await told(restaurant.manager.token)).map(({ title }) => title)).toContain(
    'Inês Quintela can’t come to work',
  );
  expect((await listed()).data.absences).toMatchObject([
    { kind: 'ABSENT', employee: { first_name: 'Inês' }, start: '10:00' },
  ]);
  const own = await server.call(contract.listMyAbsences, {}, restaurant.ines.user.token);
  expect(own.data.reports).toMatchObject([{ shift_id: shift, kind: 'ABSENT', seen_at: null }]);
});

test('a manager says that they know, and whoever comes after all takes it back', async () => {
  const { data } = await report({ kind: 'ABSENT' });
  const seen = { params: { id: restaurant.here, absence_id: data.id } };
  expect((await server.call(contract.acknowledgeAbsence, seen, restaurant.manager.token)).status).toBe(200);
  const own = await server.call(contract.listMyAbsences, {}, restaurant.ines.user.token);
  expect(own.data.reports[0]?.seen_at).not.toBeNull();
  const withdraw = () =>
    server.call(contract.withdrawAbsence, { params: { shift_id: shift } }, restaurant.ines.user.token);
  expect((await withdraw()).data.withdrawn).toBe(true);
  expect((await withdraw()).data.withdrawn).toBe(false);
  expect((await listed()).data.absences).toEqual([]);
  expect((await told(restaurant.manager.token)).map(({ title }) => title)).toContain(
    'Inês Quintela is coming to work after all',
  );
});

test('a manager on duty is told, and the others sleep', async () => {
  const onDuty = await restaurant.managerWith(['DECIDE_TIME_OFF']);
  const { id } = await restaurant.hireAt(restaurant.here, { userId: onDuty.userId });
  await publish(id, '2026-11-17', { start: '06:00', end: '14:00' });
  await report({ kind: 'LATE', minutes_late: 30 });
  expect(await told(onDuty.token)).toHaveLength(1);
  expect(await told(restaurant.manager.token)).toEqual([]);
});

test('a manager who is not coming either is not on duty', async () => {
  const away = await restaurant.managerWith(['DECIDE_TIME_OFF']);
  const { id } = await restaurant.hireAt(restaurant.here, { userId: away.userId });
  const theirs = await publish(id, '2026-11-17', { start: '06:00', end: '14:00' });
  await report({ kind: 'ABSENT' }, { of: theirs, token: away.token });
  await server.settle();
  await report({ kind: 'LATE', minutes_late: 30 });
  expect((await told(restaurant.manager.token)).map(({ title }) => title)).toContain(
    'Inês Quintela is running 30 min late',
  );
});

test('nobody wakes managers without end', async () => {
  for (let count = 0; count < 10; count += 1) expect((await report({ kind: 'ABSENT' })).status).toBe(200);
  expect((await report({ kind: 'ABSENT' })).status).toBe(429);
});

test('only one’s own published shift, from a day before until it is over', async () => {
  const other = await restaurant.hireAt(restaurant.here);
  expect((await report({ kind: 'ABSENT' }, { of: await publish(other.id) })).status).toBe(404);
  expect((await report({ kind: 'ABSENT' }, { of: await publish(restaurant.ines.id, '2026-11-19') })).refusal.code).toBe(
    'ABSENCE_EARLY',
  );
  const over = await publish(restaurant.ines.id, '2026-11-17', { start: '03:00', end: '07:30' });
  expect((await report({ kind: 'ABSENT' }, { of: over })).refusal.code).toBe('ABSENCE_OVER');
  // A key that somebody else has used names nothing of theirs.
  const stranger = await openRestaurant(server);
  const { data } = await report({ kind: 'ABSENT' });
  expect((await report({ kind: 'ABSENT' }, { key: data.id, token: stranger.ines.user.token })).status).toBe(404);
});

test('who may not decide on time off there reads and answers nothing, and nobody answers their own', async () => {
  const { data } = await report({ kind: 'ABSENT' });
  const viewer = await restaurant.managerWith(['VIEW_SCHEDULE']);
  const seen = { params: { id: restaurant.here, absence_id: data.id } };
  expect((await listed(viewer.token)).status).toBe(403);
  const refused = await server.call(contract.acknowledgeAbsence, seen, viewer.token);
  expect([refused.status, refused.refusal.code]).toEqual([403, 'FORBIDDEN']);
  const elsewhere = { params: { id: restaurant.there, absence_id: data.id } };
  expect((await server.call(contract.acknowledgeAbsence, elsewhere, restaurant.manager.token)).status).toBe(404);
  await server.run(({ db }) =>
    db.query('update team.employee set user_id = $2 where id = $1', [restaurant.ines.id, restaurant.manager.userId]),
  );
  expect((await server.call(contract.acknowledgeAbsence, seen, restaurant.manager.token)).status).toBe(404);
});
